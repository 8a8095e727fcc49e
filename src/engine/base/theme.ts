// The text of the style sheet that names every colour, with a firm's own in place of the engine's. Pure.

interface Colour {
  light: string
  dark: string
}

/** The style sheet with these colours. Throws for a name that it does not have. */
export const withColours = (css: string, colours: Readonly<Record<string, Colour>>): string =>
  Object.entries(colours).reduce((text, [name, { light, dark }]) => {
    const declaration = new RegExp(String.raw`(--${name}: )[^;]+;`)
    if (!declaration.test(text)) throw new Error(`tokens.css has no colour --${name}`)
    return text.replace(declaration, `$1light-dark(${light}, ${dark});`)
  }, css)
