// What a portfolio of a risk level is meant to hold, by asset class.
import { sharesInTenths } from 'portal-engine/base/shares.ts'
import { cashShare, instrumentOf, targetsFor, type Instrument } from './instruments.ts'

/** Shares by asset class in tenths of one per cent, cash included; they add up to 1000. */
export function modelMix(riskLevel: number, currency: string): Map<string, number> {
  const shares = new Map<string, number>()
  for (const { isin, weight } of targetsFor(riskLevel, currency as Instrument['currency'])) {
    const { assetClass } = instrumentOf(isin)
    shares.set(assetClass, (shares.get(assetClass) ?? 0) + weight * (1 - cashShare))
  }
  shares.set('Cash', (shares.get('Cash') ?? 0) + cashShare)
  const tenths = sharesInTenths([...shares.values()])
  return new Map([...shares.keys()].map((assetClass, place) => [assetClass, tenths[place]!]))
}
