import { useEffect } from 'react'

/** Prints the screen in the light theme: paper is white, and browsers leave out dark grounds. */
export function useLightPrint(): void {
  useEffect(() => {
    const { dataset } = document.documentElement
    let shown: string | undefined
    const begin = () => {
      shown = dataset['theme']
      dataset['theme'] = 'light'
    }
    const end = () => {
      if (shown === undefined) delete dataset['theme']
      else dataset['theme'] = shown
    }
    window.addEventListener('beforeprint', begin)
    window.addEventListener('afterprint', end)
    return () => {
      window.removeEventListener('beforeprint', begin)
      window.removeEventListener('afterprint', end)
    }
  }, [])
}
