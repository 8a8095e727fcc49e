// The text of a paragraph of config/pages/, with its links.
import { createElement, Fragment, type ComponentType } from 'react'
import type { PageText } from '#manifest/page-contents.ts'
import { PhoneLink } from '#screen-api/links/phone-line.tsx'
import { RouteLink } from '#screen-api/links/route-link.tsx'
import { Telephones } from '#screen-api/links/telephones.tsx'
import type { LinkId, RouteId } from '#screen-api/names.ts'
import { usePortal } from '#screen-api/portal.ts'
import { Icon } from '#ui/icons.tsx'
import { MailAddress } from '#ui/mail-address.tsx'

export const PageTexts = ({ texts }: { texts: readonly PageText[] }) => inOrder(One, texts)

/** One after the other. Their order is fixed, so they have no keys. */
export const inOrder = <Value,>(Part: ComponentType<{ value: Value }>, values: readonly Value[]) =>
  createElement(Fragment, null, ...values.map((value) => createElement(Part, { value })))

function One({ value: text }: { value: PageText }) {
  const { brand, external } = usePortal()
  if (typeof text === 'string') return <Telephones>{text}</Telephones>
  if (text.kind === 'phone') return <PhoneLink />
  if (text.kind === 'email')
    return (
      <a href={`mailto:${brand.email}`}>
        <MailAddress>{brand.email}</MailAddress>
      </a>
    )
  if (text.kind === 'strong')
    return (
      <strong>
        <PageTexts texts={text.text} />
      </strong>
    )
  if (text.kind === 'emphasis')
    return (
      <em>
        <PageTexts texts={text.text} />
      </em>
    )
  const inside = inOrder(InLink, text.text)
  // People whom the page turns away read the words alone.
  if (text.kind === 'route')
    return (
      <RouteLink to={text.to as RouteId} otherwise={inside}>
        {inside}
      </RouteLink>
    )
  if (text.kind === 'section') return <a href={`#${text.to}`}>{inside}</a>
  const href = text.kind === 'link' ? external(text.to as LinkId).href : text.to
  return (
    <a href={href} rel="noopener">
      {inside}
      {text.kind === 'address' && (
        <>
          {'\u00a0'}
          <Icon name="external" />
          {/* What follows stays on its line. */}
          {'\u2060'}
          <span className="visually-hidden"> (another site)</span>
        </>
      )}
    </a>
  )
}

/** A link has no other in it. */
const InLink = ({ value }: { value: PageText }) => (typeof value === 'string' ? value : <One value={value} />)
