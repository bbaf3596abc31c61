#!/bin/sh
# Starts the Chromium that chromium.ts has unpacked, with libraries and fonts that a small machine may lack.
here="${0%/*}"
unpacked="$here/../../node_modules/@sparticuz/chromium/unpacked"
export LD_LIBRARY_PATH="$unpacked/al2023/lib" FONTCONFIG_FILE="$here/packaged-chromium-fonts.xml"
exec "$unpacked/chromium" "$@"
