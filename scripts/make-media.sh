#!/bin/sh
# Creates the mock server's small but real media: clips, captions, thumbnails, a poster, documents and set-up archives.
# The results are committed, so that starting the portal does not need ffmpeg. Run from the repository's root:
#   sh scripts/make-media.sh
# Needs ffmpeg (libx264, libvpx-vp9, libopus, drawtext), Python 3 for the archives and the installed packages for the documents.
set -eu

media=mock-server/media
mkdir -p "$media/video" "$media/captions" "$media/thumbs" "$media/docs" "$media/downloads"
font=${FONT:-/usr/share/fonts/truetype/dejavu/DejaVuSans.ttf}

# clip <file> <seconds> <colour 1> <colour 2> <title> <encoder options...>
# A slow gradient, a title that slides in and a running clock, so that seeking and resuming are visible; a quiet tone to mute.
clip() {
    file=$1 seconds=$2 from=$3 to=$4 title=$5
    shift 5
    text="fontfile=$font:fontcolor=white"
    ffmpeg -hide_banner -loglevel error -y \
        -f lavfi -i "gradients=s=640x360:r=20:d=$seconds:c0=$from:c1=$to:x0=0:y0=0:x1=640:y1=360:speed=0.008:seed=7" \
        -f lavfi -i "sine=frequency=220:sample_rate=48000:duration=$seconds" \
        -vf "drawtext=$text:text='$title':fontsize=34:x='40+24*min(t,2)':y=150,drawtext=$text:text='%{pts\:hms}':fontsize=20:x=40:y=310:alpha=0.8" \
        -af "volume=0.05" -shortest -map_metadata -1 -fflags +bitexact -flags:v +bitexact -flags:a +bitexact "$@" "$media/video/$file"
}

h264='-c:v libx264 -preset veryslow -crf 30 -pix_fmt yuv420p -threads 1 -movflags +faststart -c:a aac -b:a 32k -ac 1'
vp9='-c:v libvpx-vp9 -crf 42 -b:v 0 -pix_fmt yuv420p -threads 1 -c:a libopus -b:a 24k -ac 1'
# The encoder options are word lists.
# shellcheck disable=SC2086
clip welcome.mp4 12 0x1f4e79 0x4fa3a5 'Welcome' $h264
# shellcheck disable=SC2086
clip cabinets.mp4 20 0x5b3a29 0xc98f4e 'Planning cabinets' $h264
# shellcheck disable=SC2086
clip rendering.webm 16 0x2d2a4a 0x8b6fb0 'Light and rendering' $vp9

# The first clip as a stream too: a playlist of byte ranges of one file.
ffmpeg -hide_banner -loglevel error -y -i "$media/video/welcome.mp4" -c copy -map_metadata -1 -fflags +bitexact -f hls -hls_time 4 -hls_playlist_type vod \
    -hls_segment_type fmp4 -hls_flags single_file -hls_segment_filename "$media/video/welcome-stream.mp4" "$media/video/welcome.m3u8"

# captions <name> <language> <first line> <second line> <third line>
captions() {
    printf 'WEBVTT\n\n1\n00:00.500 --> 00:04.000\n%s\n\n2\n00:04.200 --> 00:08.000\n%s\n\n3\n00:08.200 --> 00:11.800\n%s\n' \
        "$3" "$4" "$5" >"$media/captions/$1.$2.vtt"
}
captions welcome en 'Welcome to the academy.' 'Each course is made of short lessons.' 'Your progress is kept, so you can go on at any time.'
captions welcome de 'Willkommen in der Akademie.' 'Jeder Kurs besteht aus kurzen Lektionen.' 'Ihr Fortschritt bleibt erhalten, Sie können jederzeit weitermachen.'
captions cabinets en 'We start with an empty wall.' 'Drag a base unit to the left corner.' 'The worktop follows by itself.'
captions cabinets de 'Wir beginnen mit einer leeren Wand.' 'Ziehen Sie einen Unterschrank in die linke Ecke.' 'Die Arbeitsplatte folgt von selbst.'
captions rendering en 'Daylight comes first.' 'Then set the lamps under the wall units.' 'Start the rendering with one click.'
captions rendering de 'Zuerst das Tageslicht.' 'Danach die Leuchten unter den Hängeschränken.' 'Starten Sie die Berechnung mit einem Klick.'

# thumbnail <name> <colour 1> <colour 2> <shapes>: a drawing without text, so that it suits every language
thumbnail() {
    cat >"$media/thumbs/$1.svg" <<SVG
<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 480 270" width="480" height="270"><defs><linearGradient id="g" x1="0" y1="0" x2="1" y2="1"><stop offset="0" stop-color="$2"/><stop offset="1" stop-color="$3"/></linearGradient></defs><rect width="480" height="270" fill="url(#g)"/><g fill="none" stroke="#fff" stroke-width="5" stroke-linejoin="round" stroke-linecap="round" opacity=".92">$4</g></svg>
SVG
}
thumbnail start '#1f4e79' '#4fa3a5' '<circle cx="240" cy="135" r="62"/><path d="M222 104v62l50-31z" fill="#fff"/>'
thumbnail kitchen '#5b3a29' '#c98f4e' '<path d="M110 200V128h260v72zM110 128h260M196 128v72M284 128v72M110 84h86V50h-86zM284 84h86V50h-86zM222 50h36v26h-36z"/>'
thumbnail bath '#1d5c63' '#7fc4c1' '<path d="M120 140h240v20a46 46 0 0 1-46 46H166a46 46 0 0 1-46-46zM150 140V84a22 22 0 0 1 44 0M168 206v16M312 206v16"/>'
thumbnail worktop '#4a4a48' '#a89f91' '<path d="M90 150 190 96h200l-100 54zM90 150v18h200v-18M290 168l100-54V96M214 118h70l-30 16h-70z"/>'
thumbnail light '#2d2a4a' '#8b6fb0' '<path d="M240 40v44M196 132a44 44 0 0 1 88 0zM224 156h32M168 200l26-34M312 200l-26-34M240 214v-34"/>'
thumbnail drawing '#22384d' '#6b8ba4' '<path d="M120 70h240v130H120zM120 110h110v90M300 70v60h60M150 222h180M150 214v16M330 214v16"/>'
thumbnail cam '#3b4a3f' '#8fa878' '<path d="M130 200h220M160 200v-40h160v40M222 160V96h36v64M206 96h68V60h-68zM240 160v22"/><circle cx="240" cy="182" r="6" fill="#fff"/>'
thumbnail tools '#54324a' '#b0708d' '<path d="M150 196l92-92M242 104a34 34 0 1 1 40 40l-92 92-40-40zM330 196l-60-60"/>'
thumbnail live '#6a2a2a' '#c9694e' '<circle cx="240" cy="135" r="14" fill="#fff"/><path d="M206 169a48 48 0 0 1 0-68M274 101a48 48 0 0 1 0 68M180 195a84 84 0 0 1 0-120M300 75a84 84 0 0 1 0 120"/>'

ffmpeg -hide_banner -loglevel error -y -ss 3 -i "$media/video/cabinets.mp4" -frames:v 1 -c:v libwebp -quality 60 -bitexact "$media/thumbs/cabinets-poster.webp"

# archive <name>: a placeholder for a set-up program
archive() {
    python3 - "$media/downloads/$1.zip" "$1" <<'PY'
import sys, zipfile
with zipfile.ZipFile(sys.argv[1], 'w', zipfile.ZIP_DEFLATED) as archive:
    entry = zipfile.ZipInfo('README.txt', (2024, 1, 1, 0, 0, 0))
    archive.writestr(entry, sys.argv[2] + ': this archive stands for a set-up program on the mock server.\n')
PY
}
for name in pcad-setup-de pcad-setup-en pcad-setup-fr phome-setup showroom-setup-de showroom-setup-en cam-postprocessors; do archive "$name"; done

npx tsx scripts/make-documents.ts "$media/docs"
du -sh "$media"
