import { describe, expect, it } from 'vitest'
import { startAt } from './opening.ts'

async function at(...addresses: string[]) {
  const opening = startAt(...addresses)
  await opening.opened()
  return opening
}

describe('Somebody who opens the portal', () => {
  it('sees the page of the address once it is open', async () => {
    const { seen, opened } = startAt('/documents?kind=tax')
    expect(seen()).toBe('nothing at /documents?kind=tax, moving')
    await opened()
    expect(seen()).toBe('/documents?kind=tax at /documents?kind=tax')
  })

  it('and is led on cannot go back to the address that led on [R-ROUTE-31]', async () => {
    const { last, opened, seen, history } = startAt('/')
    await last().leadTo('/dashboard')
    await opened()
    expect(seen()).toBe('/dashboard at /dashboard')
    expect(history.entries()).toBe('[/dashboard]')
  })
})

describe('Somebody who follows a link', () => {
  it('stays on the page they are on, address and all, until the new one is there', async () => {
    const { router, seen, opened, history } = await at('/a')
    void router.navigate('/b')
    expect(seen()).toBe('/a at /a, moving')
    await opened()
    expect(seen()).toBe('/b at /b')
    expect(history.entries()).toBe('/a [/b]')
  })

  it('and is led on has one new entry behind them, the page they came from', async () => {
    const { router, last, opened, history } = await at('/a')
    void router.navigate('/b')
    await last().leadTo('/c')
    await opened()
    expect(history.entries()).toBe('/a [/c]')
  })

  it('and another before the page has come sees only the other, and nothing is done for the first', async () => {
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

  it('and another is not led anywhere by the first', async () => {
    const { router, asked, seen } = await at('/a')
    void router.navigate('/b')
    const first = asked.at(-1)!
    void router.navigate('/c')
    await first.leadTo('/d')
    await asked.at(-1)!.show()
    expect(seen()).toBe('/c at /c')
  })

  it('to the page they are on gets it afresh, without a second entry [R-ROUTE-33]', async () => {
    const { router, asked, opened, history } = await at('/a')
    void router.navigate('/a')
    await opened()
    expect(asked.map(({ address }) => address)).toEqual(['/a', '/a'])
    expect(history.entries()).toBe('[/a]')
  })

  it('twice gets the page once in their history', async () => {
    const { router, asked, opened, history } = await at('/a')
    void router.navigate('/a')
    void router.navigate('/a')
    await opened()
    await asked[1]!.show()
    expect(history.entries()).toBe('[/a]')
  })

  it('that leads on to the page they are on gets it afresh, without a second entry', async () => {
    const { router, last, opened, history } = await at('/dashboard')
    void router.navigate('/')
    await last().leadTo('/dashboard')
    await opened()
    expect(history.entries()).toBe('[/dashboard]')
  })

  it('that fails sees the error at its address, and any next page after it', async () => {
    const { router, last, opened, seen } = await at('/a')
    void router.navigate('/b')
    await last().fail('no chunk')
    expect(seen()).toBe('error no chunk at /b')
    void router.navigate('/c')
    await opened()
    expect(seen()).toBe('/c at /c')
  })

  it('may replace the page they are on', async () => {
    const { router, opened, history } = await at('/a', '/b')
    void router.navigate('/c', { replace: true })
    await opened()
    expect(history.entries()).toBe('/a [/c]')
  })
})

describe('Somebody who goes back', () => {
  it('sees the page of that address', async () => {
    const { router, opened, seen, history } = await at('/a', '/b')
    router.go(-1)
    expect(seen()).toBe('/b at /a, moving')
    await opened()
    expect(seen()).toBe('/a at /a')
    expect(history.entries()).toBe('[/a] /b')
  })

  it('to a page that leads them on has its entry replaced, and what lay ahead still ahead', async () => {
    const { router, last, opened, history } = await at('/a', '/b')
    router.go(-1)
    await last().leadTo('/c')
    await opened()
    expect(history.entries()).toBe('[/c] /b')
  })

  it('and then follows a link to the page still in sight has that as a new entry', async () => {
    const { router, opened, history } = await at('/a', '/b')
    router.go(-1)
    void router.navigate('/b')
    await opened()
    expect(history.entries()).toBe('/a [/b]')
  })

  it('before a page has come stays where back leads', async () => {
    const { router, asked, seen } = await at('/a', '/b')
    void router.navigate('/c')
    const first = asked.at(-1)!
    router.go(-1)
    await asked.at(-1)!.show()
    await first.show()
    expect(seen()).toBe('/a at /a')
  })
})

describe('Somebody who makes a choice that the address keeps', () => {
  it('stays on the page as it is, at the new address', async () => {
    const { router, asked, seen, history } = await at('/a')
    void router.navigate('/a?view=table', { replace: true, keepsScroll: true })
    expect(seen()).toBe('/a at /a?view=table')
    expect(asked).toHaveLength(1)
    expect(history.entries()).toBe('[/a?view=table]')
    expect(router.get().keepsScroll).toBe(true)
  })

  it('calls off the page that was on its way', async () => {
    const { router, last, seen } = await at('/a')
    void router.navigate('/b')
    const toB = last()
    void router.navigate('/a?view=table')
    await toB.show()
    expect(seen()).toBe('/a at /a?view=table')
  })

  it('on the error page has the page tried again', async () => {
    const { router, opened, last, seen } = startAt('/a')
    await last().fail('offline')
    void router.navigate('/a?again=1')
    await opened()
    expect(seen()).toBe('/a?again=1 at /a?again=1')
  })

  it('by an anchor stays on the page, and can go back', async () => {
    const { router, asked, seen, history } = await at('/a')
    history.followAnchor('#main')
    expect(seen()).toBe('/a at /a#main')
    router.go(-1)
    expect(seen()).toBe('/a at /a')
    expect(asked).toHaveLength(1)
  })

  it('by an anchor, and then asks for the page they are on, gets it afresh', async () => {
    const { router, asked, history, opened, seen } = await at('/a')
    history.followAnchor('#main')
    void router.navigate('/a')
    await opened()
    expect(asked.map(({ address }) => address)).toEqual(['/a', '/a'])
    expect(seen()).toBe('/a at /a')
  })

  it('is on a page that is drawn again, should it have been broken', async () => {
    const { router } = await at('/a')
    const before = router.get().page
    void router.navigate('/a?view=table')
    expect(router.get().page).toEqual(before)
    expect(router.get().page).not.toBe(before)
  })

  it('twice by the same anchor stays on the page', async () => {
    const { router, asked } = await at('/a')
    void router.navigate('/a#main')
    void router.navigate('/a#main')
    expect(asked).toHaveLength(1)
  })
})

describe('A page whose person or manifest has changed', () => {
  it('is opened again, at the same place of the history', async () => {
    const { router, asked, opened, history } = await at('/a', '/b')
    const { place } = router.get()
    void router.revalidate()
    await opened()
    expect(asked.map(({ address }) => address)).toEqual(['/b', '/b'])
    expect(history.entries()).toBe('/a [/b]')
    expect(router.get().place).toBe(place)
  })

  it('leads on in place of its entry', async () => {
    const { router, last, opened, history } = await at('/a', '/b')
    void router.revalidate()
    await last().leadTo('/c')
    await opened()
    expect(history.entries()).toBe('/a [/c]')
  })

  it('has the page on its way opened anew, not the one that is left', async () => {
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

  it('goes on from where it has been led when it changes again on the way', async () => {
    const { router, last, opened, asked, history } = startAt('/')
    await last().leadTo('/dashboard')
    void router.revalidate()
    await opened()
    expect(asked.map(({ address }) => address)).toEqual(['/', '/dashboard', '/dashboard'])
    expect(history.entries()).toBe('[/dashboard]')
  })

  it('is not left as it was by a choice or an anchor in between', async () => {
    const { router, asked, seen, history, opened } = await at('/a')
    void router.revalidate()
    history.followAnchor('#main')
    await opened()
    expect(asked.map(({ address }) => address)).toEqual(['/a', '/a', '/a#main'])
    expect(seen()).toBe('/a#main at /a#main')
  })

  it('tells when it is there', async () => {
    const { router, opened, seen } = await at('/a')
    const done = router.revalidate()
    await opened()
    await done
    expect(seen()).toBe('/a at /a')
  })
})
