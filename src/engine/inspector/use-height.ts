// How tall the inspector is: its upper edge is dragged, or moved by keys.
import { useState, type KeyboardEvent, type PointerEvent } from 'react'

/** In pixels: the lowest useful height of a pane, what stays of the page, and a key's step. */
const LOWEST = 180
const PAGE = 80
const STEP = 24

const within = (height: number) => Math.round(Math.max(LOWEST, Math.min(height, innerHeight - PAGE)))

/** The height in pixels, undefined until somebody has set it, and what the edge needs to be moved. */
export function useHeight(current: () => number) {
  const [height, setHeight] = useState<number>()
  const [from, setFrom] = useState<{ y: number; height: number }>()
  return {
    height,
    edge: {
      role: 'separator',
      tabIndex: 0,
      'aria-label': 'Height of the inspector',
      'aria-orientation': 'horizontal',
      'aria-valuemin': LOWEST,
      'aria-valuemax': within(Infinity),
      'aria-valuenow': height ?? within(current()),
      onKeyDown(event: KeyboardEvent) {
        const by = { ArrowUp: STEP, ArrowDown: -STEP, Home: -Infinity, End: Infinity }[event.key]
        if (by === undefined) return
        event.preventDefault()
        setHeight(within(current() + by))
      },
      onPointerDown(event: PointerEvent) {
        event.currentTarget.setPointerCapture(event.pointerId)
        setFrom({ y: event.clientY, height: current() })
      },
      onPointerMove(event: PointerEvent) {
        if (from) setHeight(within(from.height + from.y - event.clientY))
      },
      onPointerUp: () => setFrom(undefined),
      onPointerCancel: () => setFrom(undefined),
    },
  } as const
}
