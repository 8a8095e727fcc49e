import { describe, expect, it } from 'vitest'
import { startAt } from './opening.ts'

async function at(...addresses: string[]) {
  const opening = startAt(...addresses)
  await opening.opened()
  return opening
}

describe('The first navigation', () => {
  it('shows the page of the URL once it is loaded', async () => {
    const { seen, opened } = startAt('/documents?kind=tax')
    expect(seen()).toBe('nothing at /documents?kind=tax, moving')
    await opened()
    expect(seen()).toBe('/documents?kind=tax at /documents?kind=tax')
  })

  it('replaces a URL that redirects, so Back does not return to it [R-ROUTE-31]', async () => {
    const { last, opened, seen, history } = startAt('/')
    await last().leadTo('/dashboard')
    await opened()
    expect(seen()).toBe('/dashboard at /dashboard')
    expect(history.entries()).toBe('[/dashboard]')
  })
})

describe('Following a link', () => {
  it('keeps the current page and URL until the new page is loaded', async () => {
    const { router, seen, opened, history } = await at('/a')
    void router.navigate('/b')
    expect(seen()).toBe('/a at /a, moving')
    await opened()
    expect(seen()).toBe('/b at /b')
    expect(history.entries()).toBe('/a [/b]')
  })

  it('adds one history entry when it redirects', async () => {
    const { router, last, opened, history } = await at('/a')
    void router.navigate('/b')
    await last().leadTo('/c')
    await opened()
    expect(history.entries()).toBe('/a [/c]')
  })

  it('shows only the second page when another one follows, and aborts the first', async () => {
    const { router, asked, seen, history } = await at('/a')
    void router.navigate('/b')
    const first = asked.at(-1)!
    void router.navigate('/c')
    expect(first.signal.aborted).toBe(true)
    await asked.at(-1)!.show()
    await first.show()
    expect(seen()).toBe('/c at /c')
    expect(history.entries()).toBe('/a [/c]')
  })

  it('ignores a redirect of the first when another one follows', async () => {
    const { router, asked, seen } = await at('/a')
    void router.navigate('/b')
    const first = asked.at(-1)!
    void router.navigate('/c')
    await first.leadTo('/d')
    await asked.at(-1)!.show()
    expect(seen()).toBe('/c at /c')
  })

  it('reloads the page without a second entry when it is to the current URL [R-ROUTE-33]', async () => {
    const { router, asked, opened, history } = await at('/a')
    void router.navigate('/a')
    await opened()
    expect(asked.map(({ address }) => address)).toEqual(['/a', '/a'])
    expect(history.entries()).toBe('[/a]')
  })

  it('twice adds one history entry', async () => {
    const { router, asked, opened, history } = await at('/a')
    void router.navigate('/a')
    void router.navigate('/a')
    await opened()
    await asked[1]!.show()
    expect(history.entries()).toBe('[/a]')
  })

  it('reloads the page without a second entry when it redirects to the current URL', async () => {
    const { router, last, opened, history } = await at('/dashboard')
    void router.navigate('/')
    await last().leadTo('/dashboard')
    await opened()
    expect(history.entries()).toBe('[/dashboard]')
  })

  it('shows the error at its URL when it fails, and the next navigation works', async () => {
    const { router, last, opened, seen } = await at('/a')
    void router.navigate('/b')
    await last().fail('no chunk')
    expect(seen()).toBe('error no chunk at /b')
    void router.navigate('/c')
    await opened()
    expect(seen()).toBe('/c at /c')
  })

  it('can replace the current entry', async () => {
    const { router, opened, history } = await at('/a', '/b')
    void router.navigate('/c', { replace: true })
    await opened()
    expect(history.entries()).toBe('/a [/c]')
  })
})

describe('Going back', () => {
  it('shows the page of that URL', async () => {
    const { router, opened, seen, history } = await at('/a', '/b')
    router.go(-1)
    expect(seen()).toBe('/b at /a, moving')
    await opened()
    expect(seen()).toBe('/a at /a')
    expect(history.entries()).toBe('[/a] /b')
  })

  it('replaces the entry of a page that redirects, and keeps the forward entries', async () => {
    const { router, last, opened, history } = await at('/a', '/b')
    router.go(-1)
    await last().leadTo('/c')
    await opened()
    expect(history.entries()).toBe('[/c] /b')
  })

  it('adds an entry when a link to the page still shown is followed then', async () => {
    const { router, opened, history } = await at('/a', '/b')
    router.go(-1)
    void router.navigate('/b')
    await opened()
    expect(history.entries()).toBe('/a [/b]')
  })

  it('stays at the earlier page while a page is loading', async () => {
    const { router, asked, seen } = await at('/a', '/b')
    void router.navigate('/c')
    const first = asked.at(-1)!
    router.go(-1)
    await asked.at(-1)!.show()
    await first.show()
    expect(seen()).toBe('/a at /a')
  })
})

describe('Changing the query or the hash', () => {
  it('keeps the page and changes the URL', async () => {
    const { router, asked, seen, history } = await at('/a')
    void router.navigate('/a?view=table', { replace: true, preventScrollReset: true })
    expect(seen()).toBe('/a at /a?view=table')
    expect(asked).toHaveLength(1)
    expect(history.entries()).toBe('[/a?view=table]')
    expect(router.get().preventScrollReset).toBe(true)
  })

  it('aborts the page that is loading', async () => {
    const { router, last, seen } = await at('/a')
    void router.navigate('/b')
    const toB = last()
    void router.navigate('/a?view=table')
    await toB.show()
    expect(seen()).toBe('/a at /a?view=table')
  })

  it('loads the page again on the error page', async () => {
    const { router, opened, last, seen } = startAt('/a')
    await last().fail('offline')
    void router.navigate('/a?again=1')
    await opened()
    expect(seen()).toBe('/a?again=1 at /a?again=1')
  })

  it('keeps the page when an anchor does it, and Back works', async () => {
    const { router, asked, seen, history } = await at('/a')
    history.followAnchor('#main')
    expect(seen()).toBe('/a at /a#main')
    router.go(-1)
    expect(seen()).toBe('/a at /a')
    expect(asked).toHaveLength(1)
  })

  it('reloads the page when the current URL is navigated to after an anchor', async () => {
    const { router, asked, history, opened, seen } = await at('/a')
    history.followAnchor('#main')
    void router.navigate('/a')
    await opened()
    expect(asked.map(({ address }) => address)).toEqual(['/a', '/a'])
    expect(seen()).toBe('/a at /a')
  })

  it('gives a new result, so that a failed render is tried again', async () => {
    const { router } = await at('/a')
    const before = router.get().result
    void router.navigate('/a?view=table')
    expect(router.get().result).toEqual(before)
    expect(router.get().result).not.toBe(before)
  })

  it('twice by the same anchor keeps the page', async () => {
    const { router, asked } = await at('/a')
    void router.navigate('/a#main')
    void router.navigate('/a#main')
    expect(asked).toHaveLength(1)
  })
})

describe('Revalidation after a change of person or manifest', () => {
  it('loads the page again at the same history entry', async () => {
    const { router, asked, opened, history } = await at('/a', '/b')
    const { location } = router.get()
    void router.revalidate()
    await opened()
    expect(asked.map(({ address }) => address)).toEqual(['/b', '/b'])
    expect(history.entries()).toBe('/a [/b]')
    expect(router.get().location).toBe(location)
  })

  it('replaces the entry when it redirects', async () => {
    const { router, last, opened, history } = await at('/a', '/b')
    void router.revalidate()
    await last().leadTo('/c')
    await opened()
    expect(history.entries()).toBe('/a [/c]')
  })

  it('restarts the page that is loading, not the one shown', async () => {
    const { router, asked, seen, history } = await at('/a')
    void router.navigate('/b')
    const first = asked.at(-1)!
    void router.revalidate()
    await asked.at(-1)!.show()
    await first.leadTo('/c')
    expect(asked.map(({ address }) => address)).toEqual(['/a', '/b', '/b'])
    expect(seen()).toBe('/b at /b')
    expect(history.entries()).toBe('/a [/b]')
  })

  it('continues from the redirect’s target during a redirect', async () => {
    const { router, last, opened, asked, history } = startAt('/')
    await last().leadTo('/dashboard')
    void router.revalidate()
    await opened()
    expect(asked.map(({ address }) => address)).toEqual(['/', '/dashboard', '/dashboard'])
    expect(history.entries()).toBe('[/dashboard]')
  })

  it('is not skipped when the query or the hash changes meanwhile', async () => {
    const { router, asked, seen, history, opened } = await at('/a')
    void router.revalidate()
    history.followAnchor('#main')
    await opened()
    expect(asked.map(({ address }) => address)).toEqual(['/a', '/a', '/a#main'])
    expect(seen()).toBe('/a#main at /a#main')
  })

  it('names the page shown, so that what has not changed of it stays; a reload that somebody asks for does not', async () => {
    const { router, asked, opened } = await at('/a')
    void router.revalidate()
    void router.revalidate()
    void router.navigate('/a?view=table')
    await opened()
    void router.navigate('/a?view=table')
    await opened()
    void router.navigate('/b')
    void router.revalidate()
    expect(asked.slice(1).map(({ shown }) => shown)).toEqual([
      '/a',
      '/a',
      '/a',
      undefined,
      undefined,
      undefined,
    ])
  })

  it('resolves when the page is loaded', async () => {
    const { router, opened, seen } = await at('/a')
    const done = router.revalidate()
    await opened()
    await done
    expect(seen()).toBe('/a at /a')
  })
})

describe('Somebody who cancels a navigation to keep unsaved changes', () => {
  it('keeps the page and its URL, and can go elsewhere', async () => {
    const { router, last, opened, seen, history } = await at('/form')
    const form = router.get().result
    void router.navigate('/b')
    await last().stay()
    expect(seen()).toBe('/form at /form')
    expect(router.get().result).toBe(form)
    void router.navigate('/c')
    await opened()
    expect(history.entries()).toBe('/form [/c]')
  })

  it('keeps the address of the page after Back too', async () => {
    const { router, last, opened, seen, history } = await at('/a')
    void router.navigate('/form')
    await opened()
    router.go(-1)
    await last().stay()
    expect(seen()).toBe('/form at /form')
    expect(history.entries()).toBe('/a [/form]')
  })
})
