"""Tests of Ice Flow."""
