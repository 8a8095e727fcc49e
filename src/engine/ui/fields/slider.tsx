// A slider for a number, next to a field that shows the number.
import { Slider as MantineSlider, type SliderProps } from '@mantine/core'
import '@mantine/core/styles/Slider.css'

/** A number by a handle (props of Mantine’s); give it a field as well where it has to be exact. */
export function Slider(props: SliderProps) {
  return <MantineSlider label={null} thumbSize={24} {...props} />
}
