// The journeys of a file of them, apart.
interface Text {
  file: string
  text: string
}

/**
 * Each journey by its line, "shell/menus.spec.ts:40", with what stands outside of the journeys of its file: that is of all of them.
 * The formatter ends a journey by a line of the indentation with which it begins.
 */
export function journeysIn({ file, text }: Text): Text[] {
  const journeys: { line: number; lines: string[]; end: string }[] = []
  const outside: string[] = []
  let open: (typeof journeys)[number] | undefined
  for (const [index, line] of text.split('\n').entries()) {
    const [, indent] = /^( *)test\(/.exec(line) ?? []
    if (!open && indent !== undefined) {
      open = { line: index + 1, lines: [], end: `${indent}})` }
      journeys.push(open)
    }
    ;(open?.lines ?? outside).push(line)
    if (open && line === open.end) open = undefined
  }
  return journeys.map(({ line, lines }) => ({
    file: `${file}:${line}`,
    text: [...outside, ...lines].join('\n'),
  }))
}
