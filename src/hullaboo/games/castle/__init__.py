"""Castle: a ghost, walls of six colours, and whoever first finds the way calls Boo!"""
