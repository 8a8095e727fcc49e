// A whole in its parts: the ring first, then the table of the same numbers.
import { formatWeight } from 'portal-engine/base/money.ts'
import { NEUTRAL } from 'portal-engine/ui/charts/allocation.ts'
import { Ring } from 'portal-engine/ui/charts/ring.tsx'
import { Money } from 'portal-engine/ui/figures/money.tsx'
import { DataTable } from 'portal-engine/ui/tables/data-table.tsx'
import { foldSmall, type HoldingsSlice } from './breakdown.ts'
import css from './holdings.module.css'

const RING_SLICES = 6

interface SlicesProps {
  slices: readonly HoldingsSlice[]
  /** What the parts are, for example "Region". */
  heading: string
  wholePence: number
  currency: string
  opened: HoldingsSlice | undefined
  /** Opens the holdings of a part, or closes them (undefined). Absent if parts do not open. */
  onOpen: ((id: string | undefined) => void) | undefined
}

export function Slices({ slices, heading, wholePence, currency, opened, onOpen }: SlicesProps) {
  const drawn = foldSmall(slices, RING_SLICES)
  const colourOf = ({ id }: HoldingsSlice) => drawn.find((part) => part.id === id)?.colour ?? NEUTRAL
  return (
    <div className={css.split}>
      <Ring parts={drawn}>
        <span className={css.whole}>
          <Money pence={wholePence} currency={currency} />
        </span>
        <span className={css.caption}>
          {slices[0] && `${formatWeight(slices[0].tenths)} ${slices[0].label}`}
        </span>
      </Ring>
      <DataTable
        caption={`Everything held, by ${heading.toLowerCase()}`}
        rows={slices}
        rowId={(slice) => slice.id}
        fitsFrom={360}
        columns={[
          {
            id: 'name',
            header: heading,
            total: 'Total',
            cell: (slice) => (
              <SliceName
                slice={slice}
                colour={colourOf(slice)}
                isOpen={slice === opened}
                onOpen={onOpen && (() => onOpen(slice === opened ? undefined : slice.id))}
              />
            ),
          },
          {
            id: 'value',
            header: 'Value',
            figures: true,
            total: <Money pence={wholePence} currency={currency} />,
            cell: (slice) => <Money pence={slice.amount} currency={currency} />,
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
    </div>
  )
}

interface SliceNameProps {
  slice: HoldingsSlice
  colour: string
  isOpen: boolean
  onOpen: (() => void) | undefined
}

function SliceName({ slice, colour, isOpen, onOpen }: SliceNameProps) {
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
