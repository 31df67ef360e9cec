import { defineConfig, mergeConfig } from 'vitest/config';
import vite from './vite.config';

export default mergeConfig(vite, defineConfig({
  test: {
    environment: 'happy-dom',
    include: ['tests/**/*.test.{ts,tsx}'],
    // One worker for all files: setting up a DOM for each takes longer than the tests.
    isolate: false,
    poolOptions: { forks: { singleFork: true } },
    unstubGlobals: true,
    restoreMocks: true,
  },
}));
