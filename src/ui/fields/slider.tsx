// A number that is dragged; it stands beside a field that shows it.
import { Slider as MantineSlider, type SliderProps } from '@mantine/core'
import '@mantine/core/styles/Slider.css'

export function Slider(props: SliderProps) {
  return <MantineSlider label={null} thumbSize={24} {...props} />
}
