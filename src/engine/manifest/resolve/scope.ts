// What resolving one file needs: the known names, conditions as covers, and a way to report problems.
import { coverOf, didYouMean, UNCONDITIONAL } from '../conditions/condition.ts'
import { NOBODY, type Cover } from '../conditions/cover.ts'
import type { SourcePosition, Problem } from '../problem.ts'
import type { ConfigFile } from '../read/config-file.ts'
import type { When } from '../read/types.gen.ts'
import type { Vocabulary } from '../conditions/vocabulary.ts'
import type { Supplied, SuppliedKind } from '../supplied.ts'

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
  | 'page'
  | 'layout'
  | SuppliedKind
  | 'context'
  | 'person'
  | 'persona'
  | 'flag'

/** A place where config names something. */
export interface Reference {
  /** An entry is named by its path, "menu/group/item"; so is a menu's group by `use`. */
  kind: Kind | 'fact' | 'condition' | 'entry' | 'section' | 'question' | 'option' | 'situation'
  name: string
  file: string
  /** Position of the name, or of the key if it is a fact. */
  pointer: string
}

/** One branch of an anyOf, and the people it adds. */
export interface Branch {
  people: Cover
  position: SourcePosition
}

/** All known names, collected before resolving. */
export interface KnownNames {
  supplied: Supplied
  vocabulary: Vocabulary
  /** Path of each route. */
  paths: ReadonlyMap<string, string>
  known: Record<Kind, ReadonlySet<string>>
  /** Names that something refers to: "route documents", "fact flag.x", "condition switched". */
  used: Set<string>
  references: Reference[]
  /** Every branch of an `anyOf`. */
  branches: Branch[]
  /** One object for equal covers. */
  intern(cover: Cover): Cover
  conditions: ReadonlyMap<string, { when: When; file: ConfigFile; pointer: string }>
}

const consequence: Record<Kind, string> = {
  route: 'so its link would open nothing',
  guard: 'so the route would be open to everybody',
  menu: 'so people would see no menu',
  link: 'so its link would open nothing',
  badge: 'so people would see no number',
  card: 'so people would see no card',
  limit: 'so the number would be unlimited',
  screen: 'so people would see an empty page',
  page: 'so people would see an empty page',
  layout: 'so its screens would have no layout',
  command: 'so pressing it would do nothing',
  slot: 'so its place would be empty',
  source: 'so the list would stay empty',
  value: 'so the number would be missing',
  load: 'so the screen would open without its data',
  icon: 'so people would see no icon',
  'seen-key': 'so the dialog would come back every time',
  context: 'so the order it declares would mean nothing',
  person: 'so the persona could not act for anybody',
  persona: 'so nobody would be the parent of this child',
  flag: 'so the persona would be another person',
}

/** The hint when no known name is similar: the first few known names. */
function knownNames(known: ReadonlySet<string>): string {
  const names = [...known].slice(0, 8).join(', ')
  const more = known.size - 8
  return known.size === 0
    ? 'There is none yet; declare it first.'
    : `Known here: ${names}${more > 0 ? ` and ${more} more` : ''}.`
}

/** One file being resolved. Pointers are JSON pointers into the file. */
export class Scope {
  readonly file: ConfigFile
  readonly names: KnownNames
  readonly problems: Problem[]
  constructor(file: ConfigFile, names: KnownNames, problems: Problem[]) {
    this.file = file
    this.names = names
    this.problems = problems
  }

  position(pointer: string): SourcePosition {
    return this.file.positionOf(pointer)
  }

  report(pointer: string, rule: string, message: string, hint?: string): void {
    this.problems.push({
      ...this.position(pointer),
      severity: 'error',
      rule,
      message,
      ...(hint === undefined ? {} : { hint }),
    })
  }

  /** Is it declared? Reports it if not. The name then counts as used. */
  requireName(kind: Kind, name: string, pointer: string): boolean {
    this.names.used.add(`${kind} ${name}`)
    return this.checkName(kind, name, pointer)
  }

  /** Reports an unknown name; being named here does not count as a use (claims only mention names). */
  checkName(kind: Kind, name: string, pointer: string, so = consequence[kind]): boolean {
    if (this.names.known[kind].has(name)) {
      this.recordReference(kind, name, pointer)
      return true
    }
    const isFile = kind === 'screen' || kind === 'layout'
    const what =
      kind === 'page'
        ? `No file config/pages/${name}.json exists`
        : isFile
          ? `No file ${this.names.supplied.screensFolder}/${name}.${kind}.tsx exists`
          : `No ${kind} is called "${name}"`
    this.report(
      pointer,
      isFile || kind === 'page' ? `missing-${kind}` : 'unknown-name',
      `${what}, ${so}.`,
      didYouMean(name, this.names.known[kind]) ?? knownNames(this.names.known[kind]),
    )
    return false
  }

  /** Keeps where something is named, for those who rename or remove it. */
  recordReference(kind: Reference['kind'], name: string, pointer: string): void {
    this.names.references.push({ kind, name, file: this.file.file, pointer })
  }

  /** The people who meet a condition written at `pointer`. */
  peopleWhoMeet(when: When | undefined, pointer: string): Cover {
    const people = this.#peopleOf(when, pointer, (at, branch) =>
      this.names.branches.push({ people: branch, position: this.position(pointer + at) }),
    )
    // What has no condition at all is told apart by its object.
    return people === UNCONDITIONAL ? people : this.names.intern(people)
  }

  /** The people that the invariant at `pointer` rules out. */
  peopleRuledOut(never: When, pointer: string): Cover {
    return this.#peopleOf(never, pointer, () => {})
  }

  #peopleOf(when: When | undefined, pointer: string, onBranch: (at: string, people: Cover) => void): Cover {
    return coverOf(when, {
      vocabulary: this.names.vocabulary,
      sharedNames: [...this.names.conditions.keys()],
      shared: (name) => this.#shared(name, []),
      onReference: (kind, name, at) => {
        this.names.used.add(`${kind} ${name}`)
        this.recordReference(kind, name, pointer + at)
      },
      onBranch,
      onUnknownName: (at, message, hint) => this.report(pointer + at, 'unknown-name', message, hint),
    })
  }

  #shared(name: string, under: readonly string[]): Cover | undefined {
    const condition = this.names.conditions.get(name)
    if (!condition) return undefined
    if (under.includes(name)) {
      const scope = new Scope(condition.file, this.names, this.problems)
      scope.report(
        condition.pointer,
        'cyclic',
        `The shared condition "${name}" refers to itself, so nobody could meet it.`,
        'Write out what it means.',
      )
      return NOBODY
    }
    return coverOf(condition.when, {
      vocabulary: this.names.vocabulary,
      sharedNames: [...this.names.conditions.keys()],
      shared: (inner) => this.#shared(inner, [...under, name]),
      // Reported where the shared condition itself is resolved.
      onReference: () => {},
      onUnknownName: () => {},
    })
  }
}
