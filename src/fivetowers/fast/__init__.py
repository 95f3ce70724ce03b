"""The compiled twin of the rules, for bots, analysis, simulation and learning; the readable engine stays the truth."""


def is_compiled() -> bool:
    """Was there a C compiler when the package was installed? (Uncompiled, its import gives notice of that.)"""
    from fivetowers.fast.game import kernel

    return not str(kernel.__file__).endswith((".py", ".pyc"))
