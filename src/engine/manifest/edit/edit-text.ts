// Changes single values in the text of a config file and leaves everything else as it is written. Strict JSON only.
// Edits are JSON Patch operations (RFC 6902), so they can be kept, sent and undone; pointers are those of positionOf.
import { parse, type ValueNode } from '@humanwhocodes/momoa'
import { lastOf, parentOf, type Json } from '../read/pointer.ts'
import {
  EditError,
  existing,
  isListOfScalars,
  keysOf,
  placeAt,
  sliceOf,
  slices,
  valueAt,
  type Container,
  type Slice,
} from './places.ts'
import { inOneLine, print, WIDTH } from './print.ts'

export type Edit =
  /** A new key of an object, or a new element of a list before the one at this index; "-" means its end. */
  | { op: 'add'; path: string; value: Json; before?: string }
  | { op: 'replace'; path: string; value: Json }
  | { op: 'remove'; path: string }
  /** To another place of a list, or under another key: within one object the key is renamed in its place. */
  | { op: 'move'; from: string; path: string }

/**
 * The text after these edits, each on the result of the one before. A new object has a line for each key, unless its
 * neighbours are in one line. `before` of an added key names the key in front of which it is written.
 */
export const editText = (text: string, edits: readonly Edit[]): string => edits.reduce(edited, text)

function edited(text: string, edit: Edit): string {
  const file = new Text(text)
  switch (edit.op) {
    case 'add':
      return file.add(
        edit.path,
        (indent, isInline, column, hasComma) =>
          print(edit.value, indent, file.unit, isInline, column, hasComma),
        edit.before,
      )
    case 'replace':
      return file.replace(edit.path, edit.value)
    case 'remove':
      return file.remove(edit.path)
    case 'move':
      return file.move(edit.from, edit.path)
  }
}

/** Writes a value at this indentation, in one line or not; `column` is where it begins. */
type Write = (indent: string, isInline: boolean, column: number, hasComma: boolean) => string

class Text {
  readonly text: string
  readonly unit: string
  readonly #body: ValueNode
  readonly #eol: string
  constructor(text: string) {
    this.text = text
    this.#eol = text.includes('\r\n') ? '\r\n' : '\n'
    this.unit = /^[{[]\s*?\n([ \t]+)/.exec(text.replace(/^\uFEFF/, ''))?.[1] ?? '  '
    this.#body = parse(text.replace(/^\uFEFF/, ' '), { mode: 'json' }).body
  }

  add(path: string, write: Write, before?: string): string {
    const { container, key, index } = placeAt(this.#body, path)
    const members = slices(container)
    if (container.type === 'Object' && index >= 0)
      throw new EditError(`There is a "${key}" at ${path} already.`)
    const place =
      container.type === 'Array'
        ? key === '-'
          ? members.length
          : Number(key)
        : before === undefined
          ? members.length
          : keysOf(container).indexOf(before)
    if (!(place >= 0 && place <= members.length)) throw new EditError(`There is no place ${path} to add to.`)
    const name = container.type === 'Object' ? `${JSON.stringify(key)}: ` : ''
    const isLast = place === members.length
    const writtenAt = (indent: string, isInline: boolean) =>
      name + write(indent, isInline, indent.length + name.length, !isLast)
    const short = name + write('', true, 0, true)
    const isFirstScalar = container.type === 'Array' && members.length === 0 && !/^[{[]/.test(short)
    if (isFirstScalar || this.#isRewritten(container))
      return this.#rewrite(container, this.#texts(container).toSpliced(place, 0, short), {
        place,
        written: (indent) => writtenAt(indent, true),
      })
    const indent = this.#indentInside(container)
    const neighbours = container.type === 'Array' ? container.elements.map(({ value }) => value) : []
    const isInline = neighbours.length > 0 && neighbours.every((node) => !this.#isSpread(node))
    const written = this.#lines(writtenAt(indent, isInline))
    const line = this.#eol + indent
    const outer = container.loc
    if (members.length === 0)
      return this.#put(
        { from: outer.start.offset + 1, to: outer.end.offset - 1 },
        `${line}${written}${this.#eol}${this.#indentAt(outer.start.offset)}`,
      )
    if (isLast) return this.#put(after(members.at(-1)!), `,${line}${written}`)
    return this.#put({ from: members[place]!.from, to: members[place]!.from }, `${written},${line}`)
  }

  replace(path: string, value: Json): string {
    const place = path === '' ? undefined : this.#existing(path)
    const node = place ? valueAt(place) : this.#body
    if (place && this.#isRewritten(place.container)) {
      const name = place.container.type === 'Object' ? `${JSON.stringify(place.key)}: ` : ''
      const texts = this.#texts(place.container).with(place.index, name + inOneLine(value))
      const hasComma = place.index < texts.length - 1
      return this.#rewrite(place.container, texts, {
        place: place.index,
        written: (indent) =>
          name + print(value, indent, this.unit, true, indent.length + name.length, hasComma),
      })
    }
    const indent = this.#indentAt(node.loc.start.offset)
    const isInline = node.type === 'Object' && node.members.length > 0 && !this.#isSpread(node)
    return this.#put(
      sliceOf(node),
      this.#lines(print(value, indent, this.unit, isInline, this.#column(node), this.#hasComma(node))),
    )
  }

  remove(path: string): string {
    const { container, index } = this.#existing(path)
    const members = slices(container)
    if (this.#isRewritten(container))
      return this.#rewrite(container, this.#texts(container).toSpliced(index, 1))
    if (members.length === 1) {
      const around = parentOf(path) === '' ? undefined : this.#existing(parentOf(path)).container
      const empty = container.type === 'Object' ? '{}' : '[]'
      // A list of nothing but an empty value is in one line.
      const isAlone = around?.type === 'Array' && slices(around).length === 1
      return isAlone ? this.#put(sliceOf(around), `[${empty}]`) : this.#put(sliceOf(container), empty)
    }
    if (index === members.length - 1)
      return this.#put({ from: members[index - 1]!.to, to: members[index]!.to }, '')
    return this.#put({ from: members[index]!.from, to: members[index + 1]!.from }, '')
  }

  move(from: string, path: string): string {
    const place = this.#existing(from)
    const { container, index } = place
    if (container.type === 'Object' && parentOf(from) === parentOf(path)) {
      if (placeAt(this.#body, path).index >= 0 && from !== path)
        throw new EditError(`There is a "${lastOf(path)}" at ${path} already.`)
      return this.#put(sliceOf(container.members[index]!.name), JSON.stringify(lastOf(path)))
    }
    const node = valueAt(place)
    const own = this.#indentAt(node.loc.start.offset)
    const raw = this.text.slice(node.loc.start.offset, node.loc.end.offset)
    return new Text(this.remove(from)).add(path, (indent) =>
      raw.replaceAll('\r\n', '\n').replaceAll(`\n${own}`, `\n${indent}`),
    )
  }

  /** Containers in one line, and lists of single values, are rewritten: in one line if they fit. */
  #isRewritten(container: Container): boolean {
    if (slices(container).length === 0) return false
    return !this.#isSpread(container) || isListOfScalars(container)
  }

  /** `changed` may need several lines, which it has at the indentation where it comes to stand. */
  #rewrite(
    container: Container,
    texts: readonly string[],
    changed?: { place: number; written: (indent: string) => string },
  ): string {
    const [open, close, space] = container.type === 'Object' ? ['{', '}', ' '] : ['[', ']', '']
    const line = texts.length === 0 ? open + close : `${open}${space}${texts.join(', ')}${space}${close}`
    const width = this.#column(container) + line.length + Number(this.#hasComma(container))
    if (texts.length === 0 || width <= WIDTH) return this.#put(sliceOf(container), line)
    const indent = this.#indentAt(container.loc.start.offset)
    const own = indent + this.unit
    const inside = texts
      .map((text, i) => own + (i === changed?.place ? changed.written(own) : text))
      .join(',\n')
    return this.#put(sliceOf(container), this.#lines(`${open}\n${inside}\n${indent}${close}`))
  }

  #hasComma = (node: ValueNode): boolean => this.text[node.loc.end.offset] === ','

  #texts = (container: Container): string[] =>
    slices(container).map(({ from, to }) => this.text.slice(from, to))

  #existing = (path: string) => existing(this.#body, path)

  /** Does each member begin on a line of its own? */
  #isSpread(node: ValueNode): boolean {
    const first = node.type === 'Object' || node.type === 'Array' ? slices(node)[0] : undefined
    return first !== undefined && this.text.slice(node.loc.start.offset, first.from).includes('\n')
  }

  #indentAt(offset: number): string {
    return /^[ \t]*/.exec(this.text.slice(this.#lineStart(offset)).replace(/^\uFEFF/, ''))![0]
  }

  #indentInside(container: Container): string {
    const [first] = slices(container)
    return first && this.#isSpread(container)
      ? this.#indentAt(first.from)
      : this.#indentAt(container.loc.start.offset) + this.unit
  }

  #lineStart = (offset: number) => this.text.lastIndexOf('\n', offset - 1) + 1
  #column = (node: ValueNode) => node.loc.start.offset - this.#lineStart(node.loc.start.offset)
  #lines = (written: string) => written.replaceAll('\n', this.#eol)
  #put = ({ from, to }: Slice, written: string) => this.text.slice(0, from) + written + this.text.slice(to)
}

const after = ({ to }: Slice): Slice => ({ from: to, to })
