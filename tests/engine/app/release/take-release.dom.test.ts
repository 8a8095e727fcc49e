// A release that somebody hostile, or something broken, has put beside the portal: it is refused, or it can do nothing.
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { createHash } from 'node:crypto'
import { newKey, sign } from '#app/release/signatures.ts'
import type { ReleaseKeys, SignedRelease } from '#app/release/release.ts'
import { compileFolder } from '#tools/build/manifest-plugin.ts'

const held = vi.hoisted(() => ({ approvals: 0, keys: [] as unknown[] }))
vi.mock('virtual:release-keys', () => ({
  get approvals() {
    return held.approvals
  },
  get keys() {
    return held.keys
  },
}))
const { takeRelease } = await import('#app/release/take-release.ts')
const { firstRelease } = await import('#app/release/first-release.ts')

const shipped = JSON.stringify(compileFolder().manifest)
const hash = (text: string) => createHash('sha256').update(text).digest('hex')

/** What the host of the files answers, by address. */
const files = new Map<string, string>()

/** Puts a release there as the tools do, and gives its id. */
function put(
  text = shipped,
  change: (signed: SignedRelease) => object = (signed) => signed,
  signatures: object[] = [],
) {
  const file = { path: '/assets/manifest-0.json', sha256: hash(text) }
  const signed = JSON.stringify(
    change({
      version: 1,
      code: 'code',
      files: { manifest: file, visitors: file, words: file },
      page: '',
      record: '',
    }),
  )
  const id = hash(signed).slice(0, 16)
  files.set('/assets/manifest-0.json', text)
  files.set(`/releases/${id}.json`, JSON.stringify({ signed, signatures }))
  return { id, signed }
}

type Tree = Record<string, unknown>
/** The shipped manifest with something in it changed. */
function changed(
  change: (manifest: Tree & { routes: Tree[]; menus: Record<string, { items: Tree[] }> }) => void,
): string {
  const manifest = JSON.parse(shipped) as Parameters<typeof change>[0]
  change(manifest)
  return JSON.stringify(manifest)
}

beforeEach(() => {
  files.clear()
  held.approvals = 0
  held.keys = []
  document.documentElement.dataset['build'] = 'code'
  vi.stubGlobal('fetch', async (address: string) => {
    const text = files.get(address)
    return text === undefined ? new Response(null, { status: 404 }) : new Response(text)
  })
})

const refusal = (id: string) =>
  takeRelease(id, 'manifest').then(
    () => 'taken',
    (error: Error) => error.message,
  )

describe('A portal that is told of another release', () => {
  it('takes it where hashes and form are right', async () => {
    const { id } = put(changed(({ routes }) => (routes[0]!['title'] = 'Another title')))
    expect((await takeRelease(id, 'manifest'))?.manifest.routes[0]?.title).toBe('Another title')
  })

  it('waits for a reload where another build interprets it', async () => {
    const { id } = put(shipped, (signed) => ({ ...signed, code: 'newer' }))
    expect(await takeRelease(id, 'manifest')).toBeUndefined()
  })

  it.each<[string, () => { id: string }, RegExp]>([
    ['is not there', () => ({ id: '0'.repeat(16) }), /releases\/0{16}\.json answers 404/],
    ['is a page', () => put_(`<!doctype html>`), /broken or cut off/],
    ['is empty', () => put_(''), /broken or cut off/],
    ['is cut off', () => put_('{"signed":"{'), /broken or cut off/],
    ['is null', () => put_('null'), /not what a portal understands/],
    ['is a list', () => put_('[]'), /not what a portal understands/],
    ['has no signatures', () => put_('{"signed":"{}"}'), /not what a portal understands/],
    [
      'has signatures of another form',
      () => put_('{"signed":"{}","signatures":[1]}'),
      /not what a portal understands/,
    ],
    ['has another id', () => put_('{"signed":"{}","signatures":[]}'), /another one by its hash/],
    [
      'is of another version',
      () => put(shipped, (signed) => ({ ...signed, version: 2 })),
      /is of version 2, and this portal reads 1/,
    ],
    [
      'is of no version',
      () => put(shipped, (signed) => ({ ...signed, version: undefined })),
      /not what a portal understands/,
    ],
    [
      'names no files',
      () => put(shipped, (signed) => ({ ...signed, files: undefined })),
      /not what a portal understands/,
    ],
    ...[
      'https://evil.example/m.json',
      '//evil.example/m.json',
      '/api/me',
      '/assets/../settings.json',
      'data:application/json,{}',
      'javascript:alert(1)',
    ].map((path): [string, () => { id: string }, RegExp] => [
      `has its manifest at ${path}`,
      () =>
        put(shipped, (signed) => ({ ...signed, files: { ...signed.files, manifest: { path, sha256: '' } } })),
      /not what a portal understands/,
    ]),
    [
      'has lost its manifest',
      () => without(put(), '/assets/manifest-0.json'),
      /manifest-0\.json answers 404/,
    ],
    [
      'has another manifest than its hash says',
      () =>
        over(
          put(),
          changed(({ routes }) => routes.pop()),
        ),
      /has another file at/,
    ],
    ['has a manifest that is cut off', () => put(shipped.slice(0, -100)), /broken or cut off/],
    ['has a manifest that is none', () => put('{}'), /not what a portal understands/],
    ['has a manifest of null', () => put('null'), /not what a portal understands/],
    ['has no conditions', () => put(changed((manifest) => delete manifest['conditions'])), /lacks a part/],
    [
      'has guards that are a list',
      () => put(changed((manifest) => (manifest['guards'] = []))),
      /lacks a part/,
    ],
    [
      'has announcements that are no list',
      () => put(changed((manifest) => (manifest['announcements'] = { length: 1 }))),
      /lacks a part/,
    ],
    [
      'has turns that are no list',
      () => put(changed((manifest) => (manifest['turns'] = '2027'))),
      /lacks a part/,
    ],
    [
      'has no page for unknown addresses',
      () =>
        put(changed((manifest) => (manifest.routes = manifest.routes.filter(({ path }) => path !== '*')))),
      /no page for unknown addresses/,
    ],
    [
      'has a route without guards',
      () => put(changed(({ routes }) => delete routes[1]!['guards'])),
      /has a route that is none/,
    ],
    [
      'names a guard that it has not',
      () => put(changed(({ routes }) => (routes[1]!['guards'] = ['let-everybody-pass']))),
      /has no guard "let-everybody-pass"/,
    ],
    [
      'shows a file as a screen',
      () => put(changed(({ routes }) => (routes[1]!['screen'] = '../../evil'))),
      /shows no screen at the route/,
    ],
    [
      'shows a screen of another host',
      () => put(changed(({ routes }) => (routes[1]!['screen'] = 'https://evil.example/x'))),
      /shows no screen at the route/,
    ],
    ...[
      'https://evil.example',
      '//evil.example',
      '/\\evil.example',
      'javascript:alert(document.cookie)',
      'data:text/html,<script>',
      ' /myaccount',
      'myaccount',
      '/my account',
      '',
    ].map((href): [string, () => { id: string }, RegExp] => [
      `leads from its menu to "${href}"`,
      () => put(changed(({ menus }) => (menus['client']!.items[0]!['target'] = { kind: 'route', href }))),
      /which is no page of this portal/,
    ]),
    [
      'has a route at another origin',
      () => put(changed(({ routes }) => (routes[1]!['path'] = '//evil.example'))),
      /which is no page of this portal/,
    ],
    [
      'has an address that is no text',
      () => put(changed(({ routes }) => (routes[1]!['path'] = { toString: '/x' }))),
      /which is no page of this portal/,
    ],
    [
      'names a condition that it has not',
      () => put(changed(({ routes }) => (routes[1]!['admits'] = 99_999))),
      /names a condition that it does not have/,
    ],
    [
      'has a guard that asks for a condition that it has not',
      () =>
        put(
          changed((manifest) => {
            const guard = { id: 'signed-in', kind: 'require', require: 99_999, otherwise: [] }
            Object.assign(manifest['guards'] as object, { 'signed-in': guard })
          }),
        ),
      /names a condition that it does not have/,
    ],
    [
      'shows a part by a condition that it has not',
      () => put(changed(({ routes }) => (routes[1]!['parts'] = { figures: -1 }))),
      /names a condition that it does not have/,
    ],
    [
      'names a condition by a text',
      () => put(changed(({ routes }) => (routes[1]!['match'] = '0'))),
      /names a condition that it does not have/,
    ],
    [
      'has a text of a million characters',
      () => put(changed(({ routes }) => (routes[1]!['title'] = 'x'.repeat(1_000_000)))),
      /a text that is too long/,
    ],
    [
      'has ten thousand entries',
      () =>
        put(
          changed(({ menus }) => {
            const [first] = menus['client']!.items
            menus['client']!.items = Array.from({ length: 30_000 }, (_, id) => ({ ...first, id: String(id) }))
          }),
        ),
      /is too large/,
    ],
    [
      'is nested ten thousand deep',
      () =>
        put(
          changed(
            (manifest) => (manifest['more'] = JSON.parse(`${'['.repeat(10_000)}${']'.repeat(10_000)}`)),
          ),
        ),
      /^taken$/,
    ],
  ])('keeps what it has where that %s', async (_, hostile, said) => {
    expect(await refusal(hostile().id)).toMatch(said)
  })
})

/** A file of this text at the address of a release. */
function put_(text: string): { id: string } {
  const id = 'f'.repeat(16)
  files.set(`/releases/${id}.json`, text)
  return { id }
}
function without<T>(release: T, path: string): T {
  files.delete(path)
  return release
}
function over<T>(release: T, text: string): T {
  files.set('/assets/manifest-0.json', text)
  return release
}

describe('A portal whose releases need two signatures', () => {
  const people = async (...names: string[]) => {
    const pairs = await Promise.all(names.map(async (name) => ({ name, ...(await newKey()) })))
    held.approvals = 2
    held.keys = pairs.map(({ name, public: { kty, crv, x, y } }) => ({
      name,
      key: { kty, crv, x, y },
    })) as ReleaseKeys['keys'] as unknown[]
    return async (...signers: string[]) => {
      const { id, signed } = put()
      const signatures = await Promise.all(
        signers.map(async (signer) => {
          const [by = '', as = by] = signer.split(' as ')
          return { by: as, value: await sign(signed, pairs.find(({ name }) => name === by)!.own) }
        }),
      )
      files.set(`/releases/${id}.json`, JSON.stringify({ signed, signatures }))
      return id
    }
  }

  it('takes one that two of them have signed', async () => {
    const signedBy = await people('ann', 'bob')
    expect(await refusal(await signedBy('ann', 'bob'))).toBe('taken')
  })

  it.each([
    ['nobody has signed', [], 0],
    ['one has signed', ['ann'], 1],
    ['one has signed twice', ['ann', 'ann'], 1],
    ['one has signed for the other', ['ann', 'ann as bob'], 1],
    ['somebody else has signed', ['ann', 'eve'], 1],
    ['somebody else has signed in a name', ['ann', 'eve as bob'], 1],
  ] as const)('refuses one that %s', async (_, signers, count) => {
    const signedBy = await people('ann', 'bob', 'eve')
    held.keys = held.keys.slice(0, 2)
    expect(await refusal(await signedBy(...signers))).toContain(`has ${count} of 2 signatures that it needs`)
  })

  it('refuses one of another build that nobody has signed: no page is loaded again for it', async () => {
    await people('ann', 'bob')
    const { id } = put(shipped, (signed) => ({ ...signed, code: 'newer' }))
    expect(await refusal(id)).toContain('has 0 of 2 signatures that it needs')
  })

  it('refuses one that was changed after they had signed it', async () => {
    const signedBy = await people('ann', 'bob')
    const id = await signedBy('ann', 'bob')
    const address = `/releases/${id}.json`
    files.set(address, files.get(address)!.replace('version\\":1', 'version\\":1 '))
    expect(await refusal(id)).toContain('another one by its hash')
  })

  it.each(['', 'AAAA', 'no base64 at all!'])('counts the signature "%s" for nobody', async (value) => {
    await people('ann', 'bob')
    const { id, signed } = put()
    files.set(`/releases/${id}.json`, JSON.stringify({ signed, signatures: [{ by: 'ann', value }] }))
    expect(await refusal(id)).toContain('has 0 of 2 signatures that it needs')
  })
})

describe('Somebody who opens a page of config/pages/', () => {
  const page = { sections: [{ text: 'Pay into 12-34-56 12345678' }] }
  const putPage = (path = '/assets/page-fees-0.json', signatures: object[] = []) => {
    const text = JSON.stringify(page)
    const { id, signed } = put(
      shipped,
      (made) => ({ ...made, files: { ...made.files, 'page/fees': { path, sha256: hash(text) } } }),
      signatures,
    )
    files.set(path, text)
    return { id, signed, path }
  }
  /** What a page that was just opened reads. */
  const answer = async (id: string, name: 'page/fees' | 'words' = 'page/fees') => {
    vi.resetModules()
    const { takeFile } = await import('#app/release/take-release.ts')
    return takeFile(id, name).catch((error: Error) => error.message)
  }

  it('reads what the release has for it', async () => {
    expect(await answer(putPage().id)).toEqual(page)
  })

  it('reads it once, and asks again for what could not be had', async () => {
    vi.resetModules()
    const { takeFile } = await import('#app/release/take-release.ts')
    const { id, path } = putPage()
    const text = files.get(path)!
    files.delete(path)
    await expect(takeFile(id, 'page/fees')).rejects.toThrow('page-fees-0.json answers 404')
    files.set(path, text)
    expect(await takeFile(id, 'page/fees')).toEqual(page)
    files.delete(path)
    expect(await takeFile(id, 'page/fees')).toEqual(page)
  })

  it('reads nothing that the host has put in its place', async () => {
    const { id, path } = putPage()
    files.set(path, JSON.stringify({ sections: [{ text: 'Pay into 99-99-99 66666666' }] }))
    expect(await answer(id)).toContain('has another file at /assets/page-fees-0.json')
  })

  it('reads nothing that a file of a release names in its place', async () => {
    const { id } = putPage()
    const other = putPage('/assets/page-fees-1.json')
    files.set(`/releases/${id}.json`, files.get(`/releases/${other.id}.json`)!)
    expect(await answer(id)).toContain('is another one by its hash')
  })

  it('reads none of another place', async () => {
    expect(await answer(putPage('//evil.example/page.json').id)).toContain('not what a portal understands')
  })

  it('reads none of a release that too few have signed, nor its other words', async () => {
    held.approvals = 1
    const { id } = putPage()
    for (const name of ['page/fees', 'words'] as const)
      expect(await answer(id, name)).toContain('has 0 of 1 signatures that it needs')
  })
})

describe('A page whose own release is named by its HTML', () => {
  const opens = (id: string, off: string[] = []) => {
    const address = '/assets/manifest-0.json'
    document.documentElement.dataset['release'] = JSON.stringify({
      id,
      off,
      files: { manifest: address, visitors: address },
    })
    return firstRelease('manifest').then(
      ({ release }) => release,
      (error: Error) => error.message,
    )
  }
  const signed = async () => {
    const ann = await newKey()
    held.approvals = 1
    const { kty, crv, x, y } = ann.public
    held.keys = [{ name: 'ann', key: { kty, crv, x, y } }]
    const made = put()
    const value = await sign(made.signed, ann.own)
    files.set(
      `/releases/${made.id}.json`,
      JSON.stringify({ signed: made.signed, signatures: [{ by: 'ann', value }] }),
    )
    return made.id
  }

  it('starts with it where it is signed', async () => {
    expect(await opens(await signed())).toMatchObject({ off: [] })
  })

  it('does not start with one that nobody has signed, and says so in place of the page', async () => {
    held.approvals = 1
    document.body.innerHTML =
      '<div class="boot-problem"><p>Check your connection.</p></div><div class="drawn">Pay into 66666666</div>'
    expect(await opens(put().id)).toContain('has 0 of 1 signatures that it needs')
    await vi.waitFor(() => expect(document.body.textContent).toContain('This page is not as we published it'))
    expect(document.body.textContent).not.toContain('66666666')
  })

  it('does not start with another manifest than was signed', async () => {
    const id = await signed()
    files.set('/assets/manifest-0.json', '{"routes":[]}')
    expect(await opens(id)).toContain('has another file at /assets/manifest-0.json')
  })

  it.each([
    ['is not there', undefined],
    ['is a page', '<!doctype html>'],
    ['says nothing', '{}'],
  ])('knows by the page what is off where current.json %s', async (_, current) => {
    if (current !== undefined) files.set('/current.json', current)
    expect(await opens(put().id, ['planner'])).toMatchObject({ off: ['planner'] })
  })

  it('has on again what current.json says to be on', async () => {
    const { id } = put()
    files.set('/current.json', JSON.stringify({ release: id, off: [] }))
    expect(await opens(id, ['planner'])).toMatchObject({ off: [] })
  })
})
