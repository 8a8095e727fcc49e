// The sections of a page of text: to read, as rows that lead to other pages, or as things to do at once.
import { formatPounds } from '#base/money.ts'
import { onOneLine } from '#base/on-one-line.ts'
import type { PageFigure, TextPageSection } from '#manifest/page-contents.ts'
import { ButtonLink } from '#screen-api/links/button-link.tsx'
import { RouteLink } from '#screen-api/links/route-link.tsx'
import type { RouteId } from '#screen-api/names.ts'
import { usePortal } from '#screen-api/portal.ts'
import { Icon } from '#ui/icons.tsx'
import { Blocks } from './blocks.tsx'
import css from './text.module.css'

type Kind = 'text' | 'row' | 'choice'

export const Sections = ({ sections }: { sections: readonly TextPageSection[] }) =>
  groupsOf(sections).map(([kind, group]) => (
    <div key={group[0]!.id} className={css[`${kind}s`]}>
      {group.map((section) => (
        <Section key={section.id} kind={kind} section={section} />
      ))}
    </div>
  ))

/** Those of one kind that follow one another stand together. */
function groupsOf(sections: readonly TextPageSection[]): [Kind, TextPageSection[]][] {
  const groups: [Kind, TextPageSection[]][] = []
  for (const section of sections) {
    const kind = section.as ?? (section.to === undefined ? 'text' : 'row')
    const last = groups.at(-1)
    if (last?.[0] === kind) last[1].push(section)
    else groups.push([kind, [section]])
  }
  return groups
}

function Section({ kind, section }: { kind: Kind; section: TextPageSection }) {
  const { id, heading, figures, blocks } = section
  const { routeTitle } = usePortal()
  const to = section.to as RouteId
  return (
    <section id={id} aria-labelledby={`${id}-heading`} className={css[kind]} tabIndex={-1}>
      <h2 id={`${id}-heading`}>
        {kind === 'row' ? (
          <RouteLink to={to} otherwise={heading}>
            {heading}
          </RouteLink>
        ) : (
          heading
        )}
      </h2>
      <div className={css.body}>
        {figures && <Figures figures={figures} />}
        <Blocks blocks={blocks} />
      </div>
      {kind === 'row' && <Icon name="chevron-right" />}
      {kind === 'choice' && section.to !== undefined && (
        <ButtonLink to={to} variant="primary">
          {routeTitle(to)}
        </ButtonLink>
      )}
    </section>
  )
}

/** Each with a bar, the greatest from edge to edge. */
function Figures({ figures }: { figures: readonly PageFigure[] }) {
  const most = Math.max(...figures.map(({ pounds }) => pounds))
  return (
    <dl className={css.figures}>
      {figures.map(({ pounds, of, says }) => (
        <div key={of}>
          <dt>{of}</dt>
          <dd className={css.amount}>{formatPounds(pounds * 100)}</dd>
          <dd>
            <svg width="100%" height="12" aria-hidden="true">
              <rect width={`${(100 * pounds) / most}%`} height="12" rx="3" />
            </svg>
          </dd>
          <dd className={css.says}>{onOneLine(says)}</dd>
        </div>
      ))}
    </dl>
  )
}
