"""A game looked at afterwards: what every deal and every decision did to everybody's chances."""
