/** The path under which the server is, such as "/games". */

const content = document.querySelector<HTMLMetaElement>('meta[name="base-path"]')?.content ?? '/';

/** The base path without a slash at its end; '' at the root of a host. */
export const BASE_PATH = content.startsWith('/') ? content.slice(0, -1) : '';

/** Return the path of something on the server: its API, its socket or a file. */
export function serverPath(path: string): string {
  return BASE_PATH + path;
}
