#!/bin/sh
# Copies what the media task uses of Debian and Node.js into a folder that becomes the image's file system:
#
#   collect-root.sh FOLDER PACKAGES   where PACKAGES is the task's node_modules
#
# Debian's ffmpeg depends on drivers of displays, which nothing loads here and which take most of its 1.1 GB. The list
# of installed packages is kept for scanners of vulnerabilities, and so are the licenses.
set -eu
root=$1
node_modules=$2

programs='/usr/bin/ffmpeg /usr/bin/ffprobe /usr/bin/pocketsphinx_batch /usr/bin/espeak-ng /usr/bin/setpriv /usr/bin/prlimit'
node=/usr/local/bin/node
model=/usr/share/pocketsphinx/model/en-us

mkdir --parents "$root/usr/bin" "$root/usr/lib" "$root/usr/lib64" "$root/tmp" "$root/home/node" "$root/var/lib/dpkg"
for folder in bin lib lib64; do ln --symbolic "usr/$folder" "$root/$folder"; done
chmod 1777 "$root/tmp"
chown node:node "$root/home/node"

copy() { cp --parents --dereference --preserve=mode,timestamps "$@" "$root"; }
copy_folder() { cp --parents --archive "$@" "$root"; }

# Paths of libraries look like "libx264.so.164 => /lib/…/libx264.so.164 (0x…)" and "/lib64/ld-linux-x86-64.so.2 (0x…)".
libraries=$(
  find "$node_modules" -name '*.node' | xargs ldd $programs "$node" \
    | sed --quiet --regexp-extended 's/^\t(.* => )?(\/[^ ]+) \(.*/\2/p' | grep --invert-match "^$node_modules" | sort --unique
)
copy $programs "$node" $libraries
strip "$root$node"

# The pronunciations and the acoustic model. Alignment of known words needs no language model.
copy "$model"/en-us/* "$model/cmudict-en-us.dict"
copy_folder /usr/lib/*-linux-gnu/espeak-ng-data

# One sans-serif face for each script, in two weights, or a serif if there is no other. Tangut, cuneiform and hieroglyphs,
# which nobody sings, would take 5 MB. DejaVu, which fontconfig brings along, so that no script looks different here than on
# a machine with all fonts.
copy_folder /usr/share/fonts/truetype/dejavu
fonts=/usr/share/fonts/truetype/noto
copy /usr/share/fonts/opentype/noto/NotoSansCJK-*.ttc $fonts/NotoNastaliqUrdu-*.ttf
for font in "$fonts"/Noto*-Regular.ttf "$fonts"/Noto*-Bold.ttf; do
  name=${font##*/}
  case $name in
    NotoSerif-* | NotoNastaliqUrdu-* | *Display-*) ;;
    *SignWriting-* | *Tangut-* | *Cuneiform-* | *Hieroglyphs-*) ;;
    NotoSerif*) [ -e "$fonts/NotoSans${name#NotoSerif}" ] || copy "$font" ;;
    *) copy "$font" ;;
  esac
done

copy /etc/passwd /etc/group /etc/nsswitch.conf /etc/debian_version /etc/os-release
packages=$(
  for file in $programs $libraries "$model/cmudict-en-us.dict" phondata NotoSans-Regular.ttf NotoSansCJK-Bold.ttc DejaVuSans.ttf; do
    dpkg --search "*/${file##*/}" | grep --invert-match diversion | cut --delimiter=: --fields=1
  done | tr --delete , | tr ' ' '\n' | sort --unique
)
dpkg-query --status $packages > "$root/var/lib/dpkg/status"
for package in $packages; do
  if [ -e "/usr/share/doc/$package/copyright" ]; then copy "/usr/share/doc/$package/copyright"; fi
done

for program in 'ffmpeg -version' 'ffprobe -version' 'espeak-ng --version' 'setpriv --version' 'prlimit --version'; do
  chroot "$root" /usr/bin/$program > /dev/null
done
