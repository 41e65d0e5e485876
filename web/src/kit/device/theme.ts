import { useLayoutEffect } from 'react'
import { deviceStore } from '#kit/device/device-store.ts'
import { createStore, useStore } from '#kit/device/store.ts'

export const themeChoices = ['system', 'light', 'dark'] as const

export type ThemeChoice = (typeof themeChoices)[number]
export type Theme = 'light' | 'dark'

const themeKey = 'brigade-theme'
const prefersDark = matchMedia('(prefers-color-scheme: dark)')
const choice = createStore<ThemeChoice>(
  themeChoices.find((candidate) => candidate === deviceStore.read(themeKey)) ?? 'system',
)
const theme = createStore<Theme>('light')
let darkScreens = 0

/** Shows the chosen theme, or follows the device's theme if none was chosen. */
export function followTheme(): void {
  prefersDark.addEventListener('change', show)
  show()
}

export function useTheme(): Theme {
  return useStore(theme)
}

export function useThemeChoice(): [ThemeChoice, (next: ThemeChoice) => void] {
  return [useStore(choice), chooseTheme]
}

/** Shows a screen dark, unless another theme was chosen on this device: for the kitchen. */
export function useDarkByDefault(): void {
  // Before anything is painted: a white flash blinds in a dark kitchen.
  useLayoutEffect(() => {
    darkScreens += 1
    show()
    return () => {
      darkScreens -= 1
      show()
    }
  }, [])
}

function chooseTheme(next: ThemeChoice): void {
  choice.set(next)
  deviceStore.write(themeKey, next === 'system' ? null : next)
  show()
}

function show(): void {
  const chosen = choice.get()
  const ofSystem = darkScreens > 0 || prefersDark.matches ? 'dark' : 'light'
  const shown = chosen === 'system' ? ofSystem : chosen
  document.documentElement.dataset.theme = shown
  theme.set(shown)
}
