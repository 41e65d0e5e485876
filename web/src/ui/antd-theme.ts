import { theme as antdTheme, type ThemeConfig } from 'antd'
import type { Theme } from '#kit/device/theme.ts'

/** Returns Ant Design's theme from `tokens.css`, read from the page so that each colour is defined once. */
export function antdThemeOf({ theme, isStill }: { theme: Theme; isStill: boolean }): ThemeConfig {
  const token = tokenReader()
  return {
    algorithm: theme === 'dark' ? antdTheme.darkAlgorithm : antdTheme.defaultAlgorithm,
    token: {
      colorPrimary: token('--primary'),
      colorLink: token('--primary'),
      colorInfo: token('--blue-strong'),
      colorSuccess: token('--green-strong'),
      colorWarning: token('--amber-strong'),
      colorError: token('--red-strong'),
      colorInfoBg: token('--blue-soft'),
      colorInfoBorder: token('--blue-soft'),
      colorSuccessBg: token('--green-soft'),
      colorSuccessBorder: token('--green-soft'),
      colorWarningBg: token('--amber-soft'),
      colorWarningBorder: token('--amber-soft'),
      colorErrorBg: token('--red-soft'),
      colorErrorBorder: token('--red-soft'),
      colorText: token('--ink'),
      colorTextSecondary: token('--ink-soft'),
      colorTextTertiary: token('--ink-soft'),
      colorTextDescription: token('--ink-soft'),
      colorTextPlaceholder: token('--ink-soft'),
      colorTextDisabled: token('--ink-soft'),
      // Signs: the arrows of selects, and the ground of a switch that is off.
      colorTextQuaternary: token('--line-strong'),
      colorBgBase: token('--paper'),
      colorBgContainer: token('--surface'),
      colorBgElevated: token('--surface'),
      colorBgLayout: token('--paper'),
      colorBorder: token('--line-strong'),
      colorBorderSecondary: token('--line'),
      colorTextLightSolid: token('--on-primary'),
      borderRadius: 10,
      controlHeight: 44,
      fontFamily: 'var(--font)',
      fontSize: 15,
      // If styles allow no motion (`base.css`), nothing may wait for the end of one.
      motion: !isStill,
      motionDurationSlow: '0.18s',
      motionDurationMid: '0.14s',
      motionDurationFast: '0.08s',
    },
    components: {
      Button: { primaryShadow: 'none', defaultShadow: 'none', fontWeight: 600 },
      Form: { itemMarginBottom: 16, verticalLabelPadding: '0 0 4px', labelColor: token('--ink') },
      DatePicker: {
        // A week is as wide as the narrowest phone.
        cellWidth: 40,
        cellActiveWithRangeBg: token('--primary-soft'),
        cellHoverWithRangeBg: token('--primary-soft'),
      },
      Switch: { handleBg: token('--surface') },
      // The rail must be visible beside the dark, too.
      Slider: {
        railSize: 6,
        railBg: token('--line-strong'),
        railHoverBg: token('--line-strong'),
        trackBg: token('--primary'),
        trackHoverBg: token('--primary'),
        handleColor: token('--primary'),
        handleActiveColor: token('--primary'),
      },
      Segmented: {
        trackBg: token('--surface-sunk'),
        itemSelectedBg: token('--surface'),
        itemSelectedColor: token('--ink'),
      },
    },
  }
}

function tokenReader(): (name: string) => string {
  const style = getComputedStyle(document.documentElement)
  return (name) => style.getPropertyValue(name).trim()
}
