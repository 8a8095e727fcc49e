// A whole in its parts: the table first, then the ring that draws the same numbers.
import { formatPounds, formatWeight } from '#domain/money.ts'
import { seriesColour } from '#ui/allocation.ts'
import { DataTable } from '#ui/data-table.tsx'
import { Money } from '#ui/money.tsx'
import { Ring } from '#ui/ring.tsx'
import { foldSmall, type Slice } from './breakdown.ts'
import css from './full-breakdown.module.css'

const RING_SLICES = 6

interface SlicesProps {
  slices: readonly Slice[]
  /** What the parts are, for example "Region". */
  heading: string
  wholePence: number
  opened: Slice | undefined
  /** Opens the holdings of a part, or closes them (undefined). Absent where parts do not open. */
  onOpen: ((id: string | undefined) => void) | undefined
}

export function Slices({ slices, heading, wholePence, opened, onOpen }: SlicesProps) {
  return (
    <div className={css.split}>
      <DataTable
        caption={`Everything held, by ${heading.toLowerCase()}`}
        rows={slices}
        rowId={(slice) => slice.id}
        columns={[
          {
            id: 'name',
            header: heading,
            total: 'Total',
            cell: (slice) => (
              <SliceName
                slice={slice}
                place={slices.indexOf(slice)}
                isOpen={slice === opened}
                onOpen={onOpen && (() => onOpen(slice === opened ? undefined : slice.id))}
              />
            ),
          },
          {
            id: 'value',
            header: 'Value',
            figures: true,
            total: <Money pence={wholePence} />,
            cell: (slice) => <Money pence={slice.amount} />,
          },
          {
            id: 'share',
            header: 'Share',
            figures: true,
            total: '100.0%',
            cell: (slice) => formatWeight(slice.tenths),
          },
        ]}
      />
      <Ring parts={foldSmall(slices, RING_SLICES)}>
        <span className={css.whole}>{formatPounds(wholePence)}</span>
        <span className={css.caption}>in {slices.length} parts</span>
      </Ring>
    </div>
  )
}

interface SliceNameProps {
  slice: Slice
  place: number
  isOpen: boolean
  onOpen: (() => void) | undefined
}

function SliceName({ slice, place, isOpen, onOpen }: SliceNameProps) {
  const colour = seriesColour(Math.min(place, RING_SLICES - 1))
  return (
    <span className={css.slice}>
      <span className={css.dot} style={{ background: colour }} aria-hidden="true" />
      {onOpen && slice.holdings.length > 0 ? (
        <button type="button" className={css.open} aria-expanded={isOpen} onClick={onOpen}>
          {slice.label}
        </button>
      ) : (
        slice.label
      )}
    </span>
  )
}
