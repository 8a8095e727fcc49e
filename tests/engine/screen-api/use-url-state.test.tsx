import { act, render } from '@testing-library/react'
import { useState } from 'react'
import { MemoryRouter, Route, Router, Routes, useLocation, useNavigate } from 'react-router'
import { describe, expect, it, vi } from 'vitest'
import { useUrlState } from '#screen-api/use-url-state.ts'

type Change = ReturnType<typeof useUrlState>[1]

/** A page at an address: what its URL state is, and every navigation since. */
function pageAt(address: string) {
  const seen: { searches: string[]; change: Change; navigate: (to: string) => void } = {
    searches: [],
    change: () => {},
    navigate: () => {},
  }
  let renders = 0
  function Page() {
    const [search, change] = useUrlState()
    const navigate = useNavigate()
    seen.searches.push(String(search))
    renders++
    seen.change = change
    seen.navigate = (to) => void navigate(to)
    return null
  }
  render(
    <MemoryRouter initialEntries={[address]}>
      <Page />
    </MemoryRouter>,
  )
  return { seen, renders: () => renders }
}

describe('A screen whose choices are in the URL', () => {
  it('changes only the parameters it names; an empty one goes', () => {
    const { seen } = pageAt('/x?type=Buy&shown=100')
    act(() => seen.change({ shown: undefined, year: '2026' }))
    expect(seen.searches.at(-1)).toBe('type=Buy&year=2026')
  })

  it('does not load the page again when nothing changes', () => {
    const { seen, renders } = pageAt('/x?type=Buy')
    act(() => seen.change({ type: 'Buy', shown: undefined, q: '' }))
    expect(renders()).toBe(1)
  })

  it('keeps what changed meanwhile when an earlier call comes back', () => {
    const { seen } = pageAt('/x?type=Buy')
    const earlier = seen.change
    act(() => seen.navigate('/x?type=Fee'))
    act(() => earlier({ shown: '100' }))
    expect(seen.searches.at(-1)).toBe('type=Fee&shown=100')
  })

  it('does not repeat a change that is on its way, however often the page is drawn meanwhile', () => {
    const go = vi.fn()
    const navigator = { createHref: String, go, push: go, replace: go }
    let change: Change = () => {}
    let draw: () => void = () => {}
    function Page() {
      const [, count] = useState(0)
      draw = () => count((now) => now + 1)
      change = useUrlState()[1]
      return null
    }
    render(
      <Router location="/x" navigator={navigator}>
        <Page />
      </Router>,
    )
    act(() => change({ for: 'C-1' }))
    act(() => draw())
    act(() => change({ for: 'C-1' }))
    expect(go).toHaveBeenCalledOnce()
  })

  it('does not lead back to it once people have gone to another page', () => {
    let change: Change = () => {}
    let address = ''
    let navigate: (to: string) => void = () => {}
    function Page() {
      change = useUrlState()[1]
      return null
    }
    function Frame() {
      const { pathname, search } = useLocation()
      address = pathname + search
      const go = useNavigate()
      navigate = (to) => void go(to)
      return (
        <Routes>
          <Route path="/form" element={<Page />} />
          <Route path="*" element={null} />
        </Routes>
      )
    }
    render(
      <MemoryRouter initialEntries={['/form?step=check']}>
        <Frame />
      </MemoryRouter>,
    )
    act(() => navigate('/inbox'))
    act(() => change({ step: undefined, sent: 'P-1' }))
    expect(address).toBe('/inbox')
  })

  it('keeps the changes that two of its components make at once', () => {
    let search = ''
    let [one, other]: Change[] = []
    function Form() {
      one = useUrlState()[1]
      return null
    }
    function Page() {
      const state = useUrlState()
      search = String(state[0])
      other = state[1]
      return <Form />
    }
    render(
      <MemoryRouter initialEntries={['/x?for=C-1&step=check']}>
        <Page />
      </MemoryRouter>,
    )
    act(() => {
      one!({ for: undefined })
      other!({ step: undefined, sent: 'P-1' })
    })
    expect(search).toBe('sent=P-1')
  })
})
