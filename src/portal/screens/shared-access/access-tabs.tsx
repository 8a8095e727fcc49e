// The head of shared access: its title, its two sides, and the person they are about.
import { Part } from 'portal-engine/screen-api/layout/part.tsx'
import { LinkTabs } from 'portal-engine/screen-api/links/link-tabs.tsx'
import { usePortal } from 'portal-engine/screen-api/portal.ts'
import { PageTitle } from 'portal-engine/ui/page-title.tsx'
import notice from 'portal-engine/ui/notice.module.css'
import css from './shared-access.module.css'

const sides = [
  { to: 'shared-by-you', text: 'Shared by you' },
  { to: 'shared-with-you', text: 'Shared with you' },
] as const

export function AccessTabs() {
  const { routeTitle, userName, activeUserName } = usePortal()
  return (
    <>
      <PageTitle>{routeTitle('shared-by-you')}</PageTitle>
      <LinkTabs label="Shared access" tabs={sides} />
      <Part name="acting">
        <p className={`${notice.info} ${css.note}`}>
          You are acting for {activeUserName}, but this page shows what you, {userName}, share and what others
          share with you.
        </p>
      </Part>
    </>
  )
}
