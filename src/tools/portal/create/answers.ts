// What a new portal is asked for, from the terminal or a JSON file, and what is wrong with it.
import { readFileSync } from 'node:fs'
import * as z from 'zod'
import type { Ask } from '../terminal.ts'
import { Usage } from '../usage.ts'

export interface NewPortal {
  /** The firm. */
  name: string
  /** Kinds of people who sign in, and pages in addition to the start page: what they are called, and their ids. */
  kinds: readonly Named[]
  pages: readonly Named[]
}

export interface Named {
  id: string
  label: string
}

const TEXT = { error: 'this must be a text in quotes.' }
const NO_NAME = 'this is empty; write a name.'
const list = (what: string) =>
  z
    .array(z.string(TEXT).trim().min(1, NO_NAME), { error: `this must be a list of ${what}, as ["…", "…"].` })
    .min(1, `name at least one of the ${what}.`)

const given = z.strictObject(
  {
    name: z.string({ error: 'say the name of the firm here.' }).trim().min(1, NO_NAME),
    kinds: list('kinds of people').max(30, 'name at most 30 kinds of people.'),
    pages: list('pages'),
  },
  {
    error: (issue) =>
      issue.code === 'unrecognized_keys'
        ? `"${issue.keys[0]}" is not asked for; there are name, kinds and pages.`
        : 'this must be an object with name, kinds and pages.',
  },
)

/** Ids that every new portal has already. */
const TAKEN = {
  kinds: ['none', 'visitor', 'details'],
  pages: ['home', 'root', 'signed-out', 'sign-in-callback', 'signin-oidc', 'not-found'],
}

/** Throws Usage with the place if something is missing or wrong. */
export async function readAnswers(from: string | undefined, ask: Ask | undefined): Promise<NewPortal> {
  if (from === undefined && !ask)
    throw new Usage('There is no terminal to ask on: give a file by --from, see npm run portal -- --help.')
  const { value, place } = from === undefined ? await asked(ask!) : inFile(from)
  const { data, error } = given.safeParse(value)
  if (!data) {
    const [{ path, message }] = error.issues as [z.core.$ZodIssue]
    throw new Usage(`${[place, ...path].join(' → ')}: ${message}`)
  }
  return {
    name: data.name,
    kinds: named('kinds', data.kinds, place),
    pages: named('pages', data.pages, place),
  }
}

async function asked(ask: Ask): Promise<{ value: unknown; place: string }> {
  const list = (text: string) => text.split(',').filter((each) => each.trim() !== '')
  return {
    place: 'answers',
    value: {
      name: await ask('Name of the firm: '),
      kinds: list(await ask('Kinds of people who sign in, with commas (private, business): ')),
      pages: list(await ask('Pages besides the start page, with commas (Payments, Statements): ')),
    },
  }
}

function inFile(file: string): { value: unknown; place: string } {
  try {
    return { value: JSON.parse(readFileSync(file, 'utf8')), place: file }
  } catch (error) {
    throw new Usage(`${file} cannot be read: ${error instanceof Error ? error.message : ''}`)
  }
}

/** Lower case with dashes, for names, files and addresses; letters lose their accents. */
export const idOf = (label: string): string =>
  label
    .replaceAll('ß', 'ss')
    .replaceAll(/[æÆ]/g, 'ae')
    .replaceAll(/[øØ]/g, 'o')
    .replaceAll(/[łŁ]/g, 'l')
    .normalize('NFKD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-|-$/g, '')

const SINGULAR = { kinds: 'kind', pages: 'page' } as const

function named(list: keyof typeof TAKEN, labels: readonly string[], place: string): Named[] {
  const all = labels.map((text) => {
    const label = text.trim()
    return { label, id: idOf(label) }
  })
  for (const [i, named] of all.entries()) {
    const { label } = named
    // Names of other alphabets have no letters for addresses and files: these get a number.
    if (named.id === '' && /\p{L}/u.test(label)) named.id = `${SINGULAR[list]}-${i + 1}`
    const { id } = named
    if (!/^[a-z]/.test(id)) throw new Usage(`${place} → ${list}: "${label}" must begin with a letter.`)
    if (TAKEN[list].includes(id))
      throw new Usage(`${place} → ${list}: every portal has "${id}" already; give "${label}" another name.`)
    if (all.findIndex((each) => each.id === id) !== i)
      throw new Usage(`${place} → ${list}: "${label}" is there twice.`)
  }
  return all
}
