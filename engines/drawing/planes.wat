;; Converts opaque pixels to Y, U and V planes of BT.709 in limited range, eight pixels of two rows at once. `plateOf` in
;; frame.ts has the same formula in plain TypeScript, and a test compares both. After a change: npm run build:wasm
(module
  (memory (import "frames" "memory") 1)

  ;; All addresses and sizes are in bytes, but $width and $height in pixels. $width is a multiple of 8, $height of 2. The
  ;; planes lie at $y, one after another.
  (func (export "convert") (param $pixels i32) (param $width i32) (param $height i32) (param $y i32)
    (local $u i32) (local $v i32) (local $line i32) (local $end i32) (local $row_end i32)
    (local $upper0 v128) (local $upper1 v128) (local $lower0 v128) (local $lower1 v128)
    (local $means0 v128) (local $means1 v128)
    (local.set $line (i32.shl (local.get $width) (i32.const 2)))
    (local.set $end (i32.add (local.get $pixels) (i32.mul (local.get $line) (local.get $height))))
    (local.set $u (i32.add (local.get $y) (i32.mul (local.get $width) (local.get $height))))
    (local.set $v (i32.add (local.get $u) (i32.shr_u (i32.mul (local.get $width) (local.get $height)) (i32.const 2))))
    (loop $each_pair_of_rows
      (local.set $row_end (i32.add (local.get $pixels) (local.get $line)))
      (loop $each_chunk
        (local.set $upper0 (v128.load (local.get $pixels)))
        (local.set $upper1 (v128.load offset=16 (local.get $pixels)))
        (local.set $lower0 (v128.load (i32.add (local.get $pixels) (local.get $line))))
        (local.set $lower1 (v128.load offset=16 (i32.add (local.get $pixels) (local.get $line))))
        (v128.store64_lane 0 (local.get $y) (call $luma (local.get $upper0) (local.get $upper1)))
        (v128.store64_lane 0
          (i32.add (local.get $y) (local.get $width))
          (call $luma (local.get $lower0) (local.get $lower1)))
        (local.set $means0 (call $sums (local.get $upper0) (local.get $lower0)))
        (local.set $means1 (call $sums (local.get $upper1) (local.get $lower1)))
        (v128.store32_lane 0 (local.get $u)
          (call $chroma (local.get $means0) (local.get $means1)
            (v128.const i16x8 -3298 -11094 14392 0 -3298 -11094 14392 0)))
        (v128.store32_lane 0 (local.get $v)
          (call $chroma (local.get $means0) (local.get $means1)
            (v128.const i16x8 14392 -13073 -1319 0 14392 -13073 -1319 0)))
        (local.set $y (i32.add (local.get $y) (i32.const 8)))
        (local.set $u (i32.add (local.get $u) (i32.const 4)))
        (local.set $v (i32.add (local.get $v) (i32.const 4)))
        (local.set $pixels (i32.add (local.get $pixels) (i32.const 32)))
        (br_if $each_chunk (i32.lt_u (local.get $pixels) (local.get $row_end))))
      ;; The second row of the pair is done too.
      (local.set $pixels (i32.add (local.get $pixels) (local.get $line)))
      (local.set $y (i32.add (local.get $y) (local.get $width)))
      (br_if $each_pair_of_rows (i32.lt_u (local.get $pixels) (local.get $end)))))

  ;; Returns Y of eight pixels in the lower eight bytes. Factors and the offset, 16.5, have 15 bits after the point.
  (func $luma (param $first v128) (param $second v128) (result v128)
    (call $bytes (i16x8.narrow_i32x4_s
      (i32x4.shr_s
        (i32x4.add
          (call $weighted (local.get $first) (v128.const i16x8 5983 20127 2032 0 5983 20127 2032 0))
          (i32x4.splat (i32.const 540672)))
        (i32.const 15))
      (i32x4.shr_s
        (i32x4.add
          (call $weighted (local.get $second) (v128.const i16x8 5983 20127 2032 0 5983 20127 2032 0))
          (i32x4.splat (i32.const 540672)))
        (i32.const 15)))))

  ;; Returns U or V of four means of four pixels in the lowest four bytes. The offset is 128.5, and the means are sums.
  (func $chroma (param $first v128) (param $second v128) (param $factors v128) (result v128)
    (local $sums v128)
    (local.set $sums
      (i32x4.shr_s
        (i32x4.add
          (call $joined
            (i32x4.dot_i16x8_s (local.get $first) (local.get $factors))
            (i32x4.dot_i16x8_s (local.get $second) (local.get $factors)))
          (i32x4.splat (i32.const 16842752)))
        (i32.const 17)))
    (call $bytes (i16x8.narrow_i32x4_s (local.get $sums) (local.get $sums))))

  ;; Returns the sum of the products of channels and factors for each of four pixels.
  (func $weighted (param $pixels v128) (param $factors v128) (result v128)
    (call $joined
      (i32x4.dot_i16x8_s (i16x8.extend_low_i8x16_u (local.get $pixels)) (local.get $factors))
      (i32x4.dot_i16x8_s (i16x8.extend_high_i8x16_u (local.get $pixels)) (local.get $factors))))

  ;; Adds each even lane and its odd neighbor.
  (func $joined (param $first v128) (param $second v128) (result v128)
    (i32x4.add
      (i8x16.shuffle 0 1 2 3 8 9 10 11 16 17 18 19 24 25 26 27 (local.get $first) (local.get $second))
      (i8x16.shuffle 4 5 6 7 12 13 14 15 20 21 22 23 28 29 30 31 (local.get $first) (local.get $second))))

  ;; Returns the sums of each channel over two squares of four pixels.
  (func $sums (param $upper v128) (param $lower v128) (result v128)
    (local $left v128) (local $right v128)
    (local.set $left (i16x8.add
      (i16x8.extend_low_i8x16_u (local.get $upper))
      (i16x8.extend_low_i8x16_u (local.get $lower))))
    (local.set $right (i16x8.add
      (i16x8.extend_high_i8x16_u (local.get $upper))
      (i16x8.extend_high_i8x16_u (local.get $lower))))
    (i16x8.add
      (i8x16.shuffle 0 1 2 3 4 5 6 7 16 17 18 19 20 21 22 23 (local.get $left) (local.get $right))
      (i8x16.shuffle 8 9 10 11 12 13 14 15 24 25 26 27 28 29 30 31 (local.get $left) (local.get $right))))

  (func $bytes (param $lanes v128) (result v128)
    (i8x16.narrow_i16x8_u (local.get $lanes) (local.get $lanes))))
