// Checked by the type checker: each line under `@ts-expect-error` is one that must not compile.
import { describe, expect, it } from 'vitest'
import { Part } from '#screen-api/layout/part.tsx'
import { ButtonLink } from '#screen-api/links/button-link.tsx'
import { LinkTabs } from '#screen-api/links/link-tabs.tsx'
import { RouteLink } from '#screen-api/links/route-link.tsx'
import { portal } from '../ui/render.tsx'

describe('A screen that names something config does not have', () => {
  it('does not compile', () => {
    const wrong = [
      <RouteLink key="1" to="messages" />,
      // @ts-expect-error: there is no route "mesages"
      <RouteLink key="2" to="mesages" />,
      // @ts-expect-error: there is no route "mesages"
      <ButtonLink key="3" to="mesages" />,
      // @ts-expect-error: there is no route "mesages"
      <LinkTabs key="4" label="" tabs={[{ to: 'mesages', text: '', isShown: true }]} />,
      // @ts-expect-error: no route has a part "own-acess"
      <Part key="5" name="own-acess">
        Tasks
      </Part>,
    ]
    // @ts-expect-error: there is no route "mesages"
    portal.go('mesages')
    // @ts-expect-error: there is no route "mesages"
    portal.href('mesages')
    // @ts-expect-error: there is no route "mesages"
    portal.preload('mesages')
    // @ts-expect-error: there is no route "mesages"
    portal.routeTitle('mesages')
    // @ts-expect-error: there is no external link "book-call"
    portal.external('book-call')
    // @ts-expect-error: there is no command "logout"
    portal.run('logout')
    expect(wrong).toHaveLength(5)
  })
})
