// The menu of a layout: a list next to the page that stays in view, or one that unfolds above the page where there is no
// room next to it.
import type { ReactNode } from 'react'
import { useLocation } from 'react-router'
import type { RouteId } from '../names.ts'
import { Disclosure } from '#ui/disclosure.tsx'
import { useMediaQuery } from '#ui/use-media-query.ts'
import { LayoutTabs, usePageTitle } from './layout-tabs.tsx'
import { usePortal } from '../portal.ts'
import { BackTo } from '../links/back-to.tsx'
import css from './side-menu.module.css'

interface SideMenuProps {
  /** The page that leads to all of them, if there is one; it is listed first. */
  overview?: RouteId
  children: ReactNode
}

/** The menu of a layout, beside its pages. */
export function SideMenu({ overview, children }: SideMenuProps) {
  const { tabs } = usePortal()
  const title = usePageTitle()
  const { label, items } = tabs()
  const { pathname } = useLocation()
  const here = items.find(({ href }) => pathname === href)?.label
  const isWide = useMediaQuery('(min-width: 64rem), print')
  const isOverview = overview !== undefined && here === undefined
  if (isOverview)
    return (
      <section aria-label={title} className={css.page}>
        {children}
      </section>
    )
  const list = (
    <>
      <BackTo to={overview} />
      <LayoutTabs variant="side" />
    </>
  )
  return (
    <div className={css.frame} data-beside-menu>
      <div className={css.menu} data-not-printed>
        {isWide ? list : <Disclosure label={label}>{list}</Disclosure>}
      </div>
      <section aria-label={title} className={css.page}>
        {children}
      </section>
    </div>
  )
}
