// The pages behind the portal's external links: help, contact, legal and the like, readable as a firm would write them.
import * as z from 'zod'
import { liveConfigFile } from '#sandbox/config/config-file.ts'
import { escapeHtml, type Page } from './page.ts'

const linksFile = z.object({ links: z.record(z.string(), z.object({ label: z.string() })) })
const brandFile = z.object({
  ...{ name: z.string(), phone: z.string(), email: z.string(), address: z.string() },
  ...{ 'phone-hours': z.string(), 'risk-warning': z.optional(z.string()) },
})
type Brand = z.infer<typeof brandFile>

const links = liveConfigFile('links', linksFile, { links: {} })
const brandNow = liveConfigFile('brand', brandFile)

type Section = readonly [heading: string, ...paragraphs: string[]]

/** What each page says, by the id of its link. */
export type LinkContents = Readonly<Record<string, (brand: Brand) => readonly Section[]>>

const reach = (brand: Brand): readonly Section[] => [
  ['By phone', `${brand.phone}. ${brand['phone-hours']}.`],
  ['By post', `${brand.name}, ${brand.address}.`],
]

/** The page of this link; undefined for an id that config has no link of. */
export function linkPage(id: string, contents: LinkContents = {}): Page | undefined {
  const label = links().links[id]?.label
  if (label === undefined) return undefined
  const brand = brandNow()
  const sections = (contents[id] ?? contents['contact-us'] ?? reach)(brand)
  const markup = sections.map(
    ([heading, ...paragraphs]) =>
      `<h2>${escapeHtml(heading)}</h2>\n${paragraphs.map((text) => `<p>${escapeHtml(text)}</p>`).join('\n')}`,
  )
  return {
    title: label,
    main: `<h1>${escapeHtml(label)}</h1>\n${markup.join('\n')}\n<p class="quiet">${escapeHtml(brand['risk-warning'] ?? '')}</p>`,
  }
}
