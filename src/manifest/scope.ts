// What linking one file needs at hand: names there are, conditions as covers, and a place to report mistakes.
import { coverOf, meant } from './condition.ts'
import { NOBODY, type Cover } from './cover.ts'
import type { Place, Problem } from './problem.ts'
import type { ConfigFile } from './read.ts'
import type { When } from './types.gen.ts'
import type { Vocabulary } from './vocabulary.ts'

/** Kinds of names that manifests refer to. */
export type Kind =
  | 'route'
  | 'guard'
  | 'menu'
  | 'link'
  | 'badge'
  | 'card'
  | 'limit'
  | 'screen'
  | 'command'
  | 'slot'
  | 'source'
  | 'value'
  | 'load'
  | 'icon'
  | 'memory'
  | 'context'
  | 'person'
  | 'flag'

export interface Names {
  vocabulary: Vocabulary
  known: Record<Kind, ReadonlySet<string>>
  /** Names that something refers to: "route documents", "fact flag.x", "condition acting". */
  used: Set<string>
  conditions: ReadonlyMap<string, { when: When; file: ConfigFile; pointer: string }>
}

const hurt: Record<Kind, string> = {
  route: 'so its link would open nothing',
  guard: 'so the route would stand open',
  menu: 'so people would see no menu',
  link: 'so its link would open nothing',
  badge: 'so people would see no number',
  card: 'so people would see no card',
  limit: 'so the number would be unlimited',
  screen: 'so people would see an empty page',
  command: 'so pressing it would do nothing',
  slot: 'so its place would stay empty',
  source: 'so the list would stay empty',
  value: 'so the number would be missing',
  load: 'so the screen would open without its data',
  icon: 'so people would see no icon',
  memory: 'so the dialog would come back for ever',
  context: 'so the order it declares would mean nothing',
  person: 'so the persona could not act for anybody',
  flag: 'so the persona would be somebody else',
}

/** The names there are, when none is near the one that was written; the first few of many. */
function thereAre(known: ReadonlySet<string>): string {
  const names = [...known].slice(0, 8).join(', ')
  const more = known.size - 8
  return known.size === 0
    ? 'There is none yet; declare it first.'
    : `Known here: ${names}${more > 0 ? ` and ${more} more` : ''}.`
}

/** One file being linked. Reports go to `problems`; positions are JSON pointers into the file. */
export class Scope {
  readonly file: ConfigFile
  readonly names: Names
  readonly problems: Problem[]
  constructor(file: ConfigFile, names: Names, problems: Problem[]) {
    this.file = file
    this.names = names
    this.problems = problems
  }

  place(pointer: string): Place {
    return this.file.placeOf(pointer)
  }

  report(pointer: string, rule: string, message: string, hint?: string): void {
    this.problems.push({
      ...this.place(pointer),
      severity: 'error',
      rule,
      message,
      ...(hint === undefined ? {} : { hint }),
    })
  }

  /** Is there such a name? Reports when not; otherwise it counts as used. */
  knows(kind: Kind, name: string, pointer: string): boolean {
    this.names.used.add(`${kind} ${name}`)
    return this.asks(kind, name, pointer)
  }

  /** The same for something that only speaks of it, as a claim does: being named there is no use. */
  asks(kind: Kind, name: string, pointer: string): boolean {
    if (this.names.known[kind].has(name)) return true
    const what =
      kind === 'screen' ? `No file src/screens/${name}.screen.tsx exists` : `No ${kind} is called "${name}"`
    this.report(
      pointer,
      kind === 'screen' ? 'missing-screen' : 'unknown-name',
      `${what}, ${hurt[kind]}.`,
      meant(name, this.names.known[kind]) ?? thereAre(this.names.known[kind]),
    )
    return false
  }

  /** The people who meet a condition written at `pointer`. */
  cover(when: When | undefined, pointer: string): Cover {
    return coverOf(when, {
      vocabulary: this.names.vocabulary,
      sharedNames: [...this.names.conditions.keys()],
      shared: (name) => this.#shared(name, []),
      read: (kind, name) => this.names.used.add(`${kind} ${name}`),
      unknown: (at, message, hint) => this.report(pointer + at, 'unknown-name', message, hint),
    })
  }

  #shared(name: string, under: readonly string[]): Cover | undefined {
    const found = this.names.conditions.get(name)
    if (!found) return undefined
    if (under.includes(name)) {
      const scope = new Scope(found.file, this.names, this.problems)
      scope.report(
        found.pointer,
        'cyclic',
        `The shared condition "${name}" refers to itself, so nobody could meet it.`,
        'Write out what it means.',
      )
      return NOBODY
    }
    return coverOf(found.when, {
      vocabulary: this.names.vocabulary,
      sharedNames: [...this.names.conditions.keys()],
      shared: (inner) => this.#shared(inner, [...under, name]),
      // Told where the shared condition itself is linked.
      read: () => {},
      unknown: () => {},
    })
  }
}
