// The frame of the account details: their menu next to the page. Each page has its own heading.
import type { ReactNode } from 'react'
import { SideMenu } from 'portal-engine/screen-api/layout/side-menu.tsx'

export default function DetailsLayout({ children }: { children: ReactNode }) {
  return <SideMenu>{children}</SideMenu>
}
