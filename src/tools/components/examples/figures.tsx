import { AmountText, HiddenAmount } from '#ui/figures/amount-text.tsx'
import { Change } from '#ui/figures/change.tsx'
import { Hideable } from '#ui/figures/hideable.tsx'
import { Money } from '#ui/figures/money.tsx'
import { Badge } from '#ui/badge.tsx'
import { Icon } from '#ui/icons.tsx'
import { Drawing } from '#ui/drawings/drawing.tsx'
import layout from '#ui/layout.module.css'
import { Example } from '../example.tsx'

export function FigureExamples() {
  return (
    <>
      <Example name="Money: in whole pounds, exact, signed, in euros">
        <div className={layout.wideRow}>
          <Money pence={274_490_12} />
          <Money pence={274_490_12} exact />
          <Money pence={1_250_00} signed />
          <Money pence={980_50} currency="EUR" exact />
        </div>
      </Example>
      <Example name="Change: a gain, a loss">
        <div className={layout.wideRow}>
          <Change pence={8_347_00} ratio={0.031} />
          <Change pence={-412_00} ratio={-0.004} />
        </div>
      </Example>
      <Example name="AmountText, HiddenAmount">
        <AmountText>£5,000 into your account</AmountText> <HiddenAmount />
      </Example>
      <Example name="Hideable">
        <Hideable>406.333 units</Hideable>
      </Example>
      <Example name="Badge">
        <div className={layout.row}>
          <Badge>Neutral</Badge>
          <Badge tone="gain">Done</Badge>
          <Badge tone="brass">Waiting</Badge>
        </div>
      </Example>
      <Example name="Icon, Drawing">
        <Icon name="download" /> <Drawing name="coins" />
      </Example>
    </>
  )
}
