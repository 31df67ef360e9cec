"""Tests of Arctic Race."""
