"""Whether the tests notice it when the kernel is changed, one small thing at a time."""
