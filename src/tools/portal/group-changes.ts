// Changed views in words: people with the same change are told together, once.
import type { Personas } from './people.ts'

export interface ChangedView {
  persona: string
  file: string
  change: 'added' | 'changed' | 'removed'
  /** Removed and added lines with their headings. */
  lines: string[]
  /** The content that it has; undefined where there is no file. */
  before?: string
  /** The new content of the file; undefined when the file is removed. */
  text?: string
}

/** What changes in one place: in a situation, or of the persona as a whole. */
interface Part {
  persona: string
  situation: string | undefined
  /** Signed lines, with headings. */
  text: string
}

/** One paragraph for each change, in the order of the first person who has it. */
export function groupChanges(changes: readonly ChangedView[], personas: Personas): string[] {
  const parts = changes.flatMap(({ persona, lines }) => partsOf(persona, lines))
  const byText = Map.groupBy(parts, ({ text }) => text)
  // What the same people have stands under their names once.
  const byPeople = Map.groupBy(byText.values(), (same) => whoHas(same, personas))
  return [...byPeople].map(([who, texts]) => [`${who}:`, ...texts.map(([first]) => first!.text)].join('\n'))
}

function partsOf(persona: string, lines: readonly string[]): Part[] {
  const parts: { situation: string | undefined; lines: string[] }[] = []
  let situation: string | undefined
  for (const line of lines) {
    const [sign, text] = [line.charAt(0), line.slice(2)]
    const depth = text.search(/\S/)
    if (depth === 0) situation = sign === ' ' ? /^situation (.*)/.exec(text)?.[1] : undefined
    if (depth === 0 && situation !== undefined) continue
    const told = `  ${sign} ${situation === undefined ? text : text.slice(2)}`
    if (depth === 0 || (depth === 2 && situation !== undefined)) parts.push({ situation, lines: [told] })
    else parts.at(-1)?.lines.push(told)
  }
  return parts.map((part) => ({ persona, situation: part.situation, text: part.lines.join('\n') }))
}

/** "Amelia Hart (client), Isla Reid (shared-viewer: viewing-margaret-hale)"; a situation is named where there are others. */
function whoHas(parts: readonly Part[], { personas }: Personas): string {
  const people = [...Map.groupBy(parts, ({ persona }) => persona)].map(([id, of]) => {
    const found = personas.find((each) => each.id === id)
    const situations = new Set(of.map(({ situation }) => situation))
    const isEach =
      situations.has(undefined) || (found?.situations ?? []).every((each) => situations.has(each.id))
    return { isEach, text: `${found?.name ?? id} (${id}${isEach ? '' : `: ${[...situations].join(', ')}`})` }
  })
  return people.length > 1 && people.length === personas.length && people.every(({ isEach }) => isEach)
    ? `All ${people.length} personas`
    : people.map(({ text }) => text).join(', ')
}
