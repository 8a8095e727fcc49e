// The code of a new portal, as text: its definition, one call, its sandbox and its screens. What every portal has is the small bank's.
import { readFileSync } from 'node:fs'
import type { NewPortal } from './answers.ts'
import { BANK } from './config-files.ts'

const COPIED = [
  'portal.tools.ts',
  ...['signing-in', 'signed-out', 'not-found'].map((page) => `screens/public/${page}.screen.tsx`),
]

/** The text of each file by its path in the portal's folder. */
export const codeFiles = ({ kinds, pages }: NewPortal): Record<string, string> => ({
  'portal.ts': `// What this portal is in addition to config/: see src/portal/README.md of the engine.
import type { Api } from 'portal-engine/http/client.ts'
import { definePortal } from 'portal-engine/shell/define-portal.ts'
import { getPerson } from './api/calls.ts'

async function person(api: Api) {
  const { id, name, kind } = await api.call(getPerson)
  return { userId: id, userName: name, flags: {}, facts: { kind } }
}

export default definePortal({
  people: { loggedIn: person, active: person },
  pathsWithoutUserId: ['/api/person'],
})
`,
  'api/calls.ts': `// The calls of the API. The sandbox answers by the same schemas.
import * as z from 'zod/mini'
import { get } from 'portal-engine/http/contract.ts'
import { userId } from 'portal-engine/http/ids.ts'

export const getPerson = get('/api/person', {
  summary: 'The person who signed in',
  openTo: 'owner',
  answer: z.object({ id: userId, name: z.string(), kind: z.enum([${kinds.map(({ id }) => `'${id}'`).join(', ')}]) }),
})
`,
  'product-api/product-api.ts': `// The API as the sandbox serves it, in memory: the personas of config/personas.json.
import type { AnswerOf, ApiCall } from 'portal-engine/http/contract.ts'
import { userId } from 'portal-engine/http/ids.ts'
import type { PersonasFile } from 'portal-engine/manifest/read/types.gen.ts'
import type { OpenProductApi } from 'portal-engine/sandbox/calls/product-api.ts'
import personasFile from '../config/personas.json' with { type: 'json' }
import { getPerson } from '../api/calls.ts'

const { personas } = personasFile as unknown as PersonasFile
type Persona = PersonasFile['personas'][number]

/** An answer as its call declares it: one that lacks something does not compile. */
const on = <C extends ApiCall>(call: C, give: (person: Persona, body: unknown) => AnswerOf<C>) => ({
  call: call as ApiCall,
  give: give as (person: Persona, body: unknown) => unknown,
})

/** A value of the persona's first situation, in config/personas.json; its type is that of the answer. */
const value = ({ situations }: Persona, name: string) => situations[0]?.[name] as never

const answers = [
  on(getPerson, (person) => ({
    id: userId.parse(person['user-id']),
    name: person.name,
    kind: value(person, 'kind'),
  })),
]

export const openProductApi: OpenProductApi = () => ({
  handle({ method, path, subject, body }) {
    const person = personas.find((each) => each.subject === subject)
    if (!person) return { status: 403, body: { message: 'Nobody of ours' } }
    const answer = answers.find(({ call }) => call.method === method && call.path === path)
    if (!answer) return { status: 404, body: { message: 'There is nothing here' } }
    return { status: 200, body: answer.give(person, body) }
  },
  noteSignIn() {},
  noteSecurityChange() {},
  setFlags() {},
  setClock() {},
  reset() {},
  outbox: () => [],
  close() {},
})
`,
  'tests/people.test.ts': `// npm test runs what is here, by Node's own runner. The API is that of npm start.
import { deepEqual } from 'node:assert/strict'
import { test } from 'node:test'
import { openProductApi } from '../product-api/product-api.ts'

const api = openProductApi({ file: ':memory:', now: () => new Date() })
const asked = { method: 'GET', path: '/api/person', query: new URLSearchParams(), headers: {}, body: undefined }

test('The API says who somebody is who signs in', () => {
  const { status, body } = api.handle({ ...asked, subject: 'sub-1001' })
  deepEqual([status, (body as { kind: string }).kind], [200, '${kinds[0]!.id}'])
})

test('The API refuses somebody whom it does not know', () => {
  deepEqual(api.handle({ ...asked, subject: 'sub-9999' }).status, 403)
})
`,
  'screens/pages/home.screen.tsx': `import { usePortal } from 'portal-engine/screen-api/portal.ts'
import { Card } from 'portal-engine/ui/cards/card.tsx'
import { PageTitle } from 'portal-engine/ui/page-title.tsx'

export default function Home() {
  const { title, brand, userName } = usePortal()
  return (
    <>
      <PageTitle note={userName}>{title}</PageTitle>
      <Card title={\`Welcome to \${brand.name}\`}>
        <p>This page is screens/pages/home.screen.tsx.</p>
      </Card>
    </>
  )
}
`,
  ...Object.fromEntries(pages.map(({ id }) => [`screens/pages/${id}.screen.tsx`, pageScreen(id)])),
  ...Object.fromEntries(COPIED.map((file) => [file, readFileSync(`${BANK}/${file}`, 'utf8')])),
})

const pageScreen = (id: string) => `import { usePortal } from 'portal-engine/screen-api/portal.ts'
import { Card } from 'portal-engine/ui/cards/card.tsx'
import { EmptyState } from 'portal-engine/ui/cards/empty-state.tsx'
import { PageTitle } from 'portal-engine/ui/page-title.tsx'

export default function Page() {
  const { title } = usePortal()
  return (
    <>
      <PageTitle>{title}</PageTitle>
      <Card>
        <EmptyState title="Nothing here yet">This page is screens/pages/${id}.screen.tsx.</EmptyState>
      </Card>
    </>
  )
}
`
