// Web vitals: how fast a page was for the people who agreed to analytics, and for some of their pages only.
import { onCLS, onFCP, onINP, onLCP, onTTFB, type Metric } from 'web-vitals'
import { consent } from '#base/browser/consent.ts'
import type { VitalReport } from './sink.ts'

export type Vital = Pick<VitalReport, 'name' | 'value' | 'rating'>

/** Measures this page. Reports nothing once the consent has been withdrawn. */
export function measureVitals(report: (vital: Vital) => void): void {
  const each = ({ name, value, rating }: Metric) => {
    if (consent.get()?.choices.includes('analytics'))
      report({ name, value: name === 'CLS' ? Number(value.toFixed(4)) : Math.round(value), rating })
  }
  for (const measure of [onCLS, onFCP, onINP, onLCP, onTTFB]) measure(each)
}
