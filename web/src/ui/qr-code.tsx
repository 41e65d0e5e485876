import { QRCode } from 'antd'

type QrCodeProps = {
  value: string
  /** The subject of the code, for people who can't see it. */
  label: string
  /** In pixels. */
  size: number
}

/** Width of the white margin in squares of the code: cameras find a code by it. */
const whiteAround = 4

/** Renders a code for the camera of a phone: black on white, whatever the theme. */
export function QrCode({ value, label, size }: QrCodeProps) {
  return (
    <QRCode
      type="svg"
      size={size}
      marginSize={whiteAround}
      bordered={false}
      color="#000"
      bgColor="#fff"
      value={value}
      aria-label={label}
    />
  )
}
