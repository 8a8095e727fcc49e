// Small drawings in the portal's own style, from its tokens. They decorate, and say nothing that the words do not.
import type { ReactNode } from 'react'
import { EmptyState, type EmptyStateProps } from '../cards/empty-state.tsx'
import css from './drawing.module.css'

/** The drawings that there are. */
export type DrawingName = 'growth' | 'years' | 'ring' | 'family' | 'letter' | 'basket' | 'coins'

const drawings: Record<DrawingName, ReactNode> = {
  growth: (
    <>
      <path className={css.wash} d="M0 74 C40 70 56 48 92 52 S150 20 200 24 V90 H0Z" />
      <path className={css.stroke} d="M0 74 C40 70 56 48 92 52 S150 20 200 24" />
      <path className={css.second} d="M0 76 L200 48" />
      <circle className={css.accent} cx="168" cy="22" r="6" />
    </>
  ),
  years: (
    <>
      <path className={css.wash} d="M16 60h15v30h-15Z M41 42h15v48h-15Z M66 28h15v62h-15Z" />
      <path className={css.accent} d="M91 20h15v70h-15Z" />
      <path className={css.wash} d="M116 28h15v62h-15Z M141 40h15v50h-15Z M166 52h15v38h-15Z" />
      <path className={css.stroke} d="M8 44 C60 20 120 20 192 56" />
    </>
  ),
  ring: (
    <>
      <circle className={css.track} cx="100" cy="46" r="30" />
      <path className={css.arc} d="M100 16 A30 30 0 1 1 71 54" />
      <circle className={css.accent} cx="71" cy="54" r="6" />
    </>
  ),
  letter: (
    <>
      <path className={css.wash} d="M56 24h88v50H56Z" />
      <path className={css.stroke} d="M56 24h88v50H56Z M56 26l44 30 44-30" />
      <circle className={css.accent} cx="144" cy="24" r="7" />
    </>
  ),
  basket: (
    <>
      <path className={css.wash} d="M60 42h80l-10 34H70Z" />
      <path className={css.stroke} d="M60 42h80l-10 34H70Z M78 42l14-24 M122 42l-14-24" />
      <circle className={css.accent} cx="100" cy="30" r="7" />
    </>
  ),
  coins: (
    <>
      <path className={css.wash} d="M28 74h36V58H28Z M80 74h36V42H80Z M132 74h36V26h-36Z" />
      <path className={css.stroke} d="M28 58h36 M28 66h36 M80 42h36 M80 50h36 M80 58h36 M80 66h36" />
      <path className={css.stroke} d="M132 34h36 M132 42h36 M132 50h36 M132 58h36 M132 66h36" />
      <path className={css.accent} d="M132 22h36v5h-36Z" />
    </>
  ),
  family: (
    <>
      <path className={css.wash} d="M20 90 C20 56 76 56 76 90Z M124 90 C124 56 180 56 180 90Z" />
      <circle className={css.fill} cx="48" cy="42" r="13" />
      <circle className={css.fill} cx="152" cy="42" r="13" />
      <path className={css.wash} d="M78 90 C78 68 122 68 122 90Z" />
      <circle className={css.accent} cx="100" cy="56" r="9" />
    </>
  ),
}

/** They run from edge to edge, and may lose their sky; the others are whole. */
const isScene: Partial<Record<DrawingName, true>> = { growth: true, years: true }

/** Decorates, and is hidden from screen readers. */
export function Drawing({ name }: { name: DrawingName }) {
  return (
    <svg
      className={css.drawing}
      viewBox="0 0 200 90"
      preserveAspectRatio={isScene[name] ? 'xMidYMax slice' : 'xMidYMax meet'}
      aria-hidden="true"
    >
      {drawings[name]}
    </svg>
  )
}

/** An empty state with a drawing, where a page has nothing else. */
export function DrawnEmptyState({ drawing, ...words }: EmptyStateProps & { drawing: DrawingName }) {
  return (
    <div className={css.beside}>
      <div>
        <Drawing name={drawing} />
      </div>
      <EmptyState {...words} />
    </div>
  )
}
